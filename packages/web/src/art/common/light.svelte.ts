import { MediaQuery } from 'svelte/reactivity';
import { settings } from '../../lib/settings.ts';
import paints from './palette.css?raw';

const lamp = new MediaQuery('(prefers-color-scheme: dark)');

/** Whether the cards lie by lamplight. */
export const isDark = (): boolean => (settings.theme.value === 'auto' ? lamp.current : settings.theme.value === 'dark');

const pairs = [...paints.matchAll(/(--[\w-]+): light-dark\((#\w+), (#\w+)\)/g)];
const styles = [1, 2].map((light) => pairs.map((pair) => `${pair[1]}:${pair[light + 1]}`).join(';'));

/** The inks of the cards in one light, as a style: a picture cannot look them up in the page. */
export const inksBy = (dark: boolean): string => styles[dark ? 1 : 0] as string;
