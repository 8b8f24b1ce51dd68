import type { McpServer } from '@modelcontextprotocol/server';
import { games, loadGame, loadWords } from '@tasovka/games';
import type { Language } from '@tasovka/kernel';

const languages: readonly Language[] = ['ru', 'en'];

async function rulesOf(game: string, language: Language): Promise<string> {
  const words = await loadWords(game, language);
  const rules = Object.entries(words.rules).map(([number, { title, text }]) => `## ${number} ${title}\n\n${text}`);
  return [`# ${words.name}`, words.tagline, ...rules].join('\n\n');
}

/** What cards or places are called: in views and moves, and by people. */
async function thingsOf(game: string, language: Language): Promise<string> {
  const words = await loadWords(game, language);
  const { names } = await loadGame(game);
  return names.map((name) => `- \`${name}\`: ${words.thing(name)}`).join('\n');
}

/** The rules of each game in both languages, and its cards or places. */
export function addResources(server: McpServer): void {
  for (const { id, label } of games) {
    for (const language of languages) {
      const pages = {
        rules: { title: `${label[language].name}: rules (${language})`, text: rulesOf },
        things: {
          title: `${label[language].name}: ${id === 'spyfall' ? 'places' : 'cards'} (${language})`,
          text: thingsOf,
        },
      };
      for (const [page, { title, text }] of Object.entries(pages)) {
        server.registerResource(
          `${page}-${id}-${language}`,
          `tasovka://${page}/${id}/${language}`,
          { title, mimeType: 'text/markdown' },
          async ({ href }) => ({
            contents: [{ uri: href, mimeType: 'text/markdown', text: await text(id, language) }],
          }),
        );
      }
    }
  }
}
