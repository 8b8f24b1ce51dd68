import './fonts.ts';
import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.ts';
import { keepShell } from './lib/shell.ts';
import { learn } from './words/speech.ts';

// No await here: words take what they need from the script they travel with, and would wait for it for ever.
void learn(settings.language.value).then(() => mount(App, { target: document.getElementById('app') as HTMLElement }));

if (import.meta.env.PROD) addEventListener('load', () => void keepShell().catch(() => undefined));
