import '../../fonts.ts';
import '../../theme.css';
import type { Replay } from '@tasovka/protocol';
import { mount } from 'svelte';
import { settings } from '../../lib/settings.ts';
import { learn } from '../../words/speech.ts';
import { unpackText } from './inflate.ts';
import SavedReplay from './SavedReplay.svelte';

/** A replay in a file of its own: no server, no network, and nothing but what its saver was told. */
const target = document.getElementById('app');
const replay: Replay = JSON.parse(unpackText(document.getElementById('replay')?.textContent ?? ''));
if (target) void learn(settings.language.value).then(() => mount(SavedReplay, { target, props: { replay } }));
