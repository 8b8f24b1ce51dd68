import { createContext } from 'svelte';
import type { Session } from './session.svelte.ts';

export const [getSession, setSession] = createContext<Session>();
