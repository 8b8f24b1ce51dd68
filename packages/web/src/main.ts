import './fonts.ts';
import './theme.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from './lib/router.svelte.ts';
import { settings } from './lib/settings.ts';
import './offline/installOffer.ts';
import { keepShell } from './offline/shell.svelte.ts';
import { setOut } from './screens.ts';
import { learn } from './words/speech.ts';

/** The line below which a browser is told so instead (theme.css). */
const isKnown = CSS.supports('(container-type: inline-size) and (height: 1dvh)');

/** Only Safari on iPhones and iPads knows this, and lays its keyboard over the page. */
const isIPhone = CSS.supports('-webkit-touch-callout: none');

function begin(): void {
  mount(App, { target: document.getElementById('app') as HTMLElement });
  document.getElementById('unopened')?.remove();
  if (isIPhone) void import('./lib/keyboard.svelte.ts');
}

setOut(router.route);
// No await here: words take what they need from the script they travel with, and would wait for it for ever.
if (isKnown) void learn(settings.language.value).then(begin);

if (import.meta.env.PROD) addEventListener('load', () => void keepShell().catch(() => undefined));
