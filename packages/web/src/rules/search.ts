/** As people type it: small letters, and е for ё. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Whether a text has in it what somebody looks for. */
export const hasIn = (text: string, wanted: string): boolean => plain(text).includes(plain(wanted.trim()));
