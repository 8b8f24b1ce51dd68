/** What people said may hold a quotation already: it takes the inner marks, so that two of a kind never meet. */
export const innerRu = (text: string): string => text.replace(/«/g, '„').replace(/»/g, '“');

export const innerEn = (text: string): string => text.replace(/“/g, '‘').replace(/”/g, '’');
