import './fonts.ts';
import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.ts';
import { learn } from './words/speech.ts';

await learn(settings.language.value);
mount(App, { target: document.getElementById('app') as HTMLElement });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  addEventListener('load', () => navigator.serviceWorker.register('/sw.js').catch(() => undefined));
}
