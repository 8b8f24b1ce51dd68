import './fonts.ts';
import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './lib/router.svelte.ts';
import { settings } from './lib/settings.ts';
import { keepShell } from './lib/shell.ts';
import { setOut } from './screens.ts';
import { learn } from './words/speech.ts';

setOut(router.route);
// No await here: words take what they need from the script they travel with, and would wait for it for ever.
void learn(settings.language.value).then(() => mount(App, { target: document.getElementById('app') as HTMLElement }));

if (import.meta.env.PROD) addEventListener('load', () => void keepShell().catch(() => undefined));
