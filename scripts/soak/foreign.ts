// Runs one flow per area through each client that third-party generators create from the published documents.
import { runFlows } from '../foreign/flows/index.ts';
import { CLIENTS, loadClient } from '../foreign/index.ts';
import { generateMessageModels } from '../foreign/message-models.ts';
import { startServers } from './servers.ts';

export async function foreign(): Promise<boolean> {
  for (const [area, count] of await generateMessageModels()) console.log(`  @asyncapi/cli: ${area}: ${count} models`);
  const servers = await startServers({});
  let met = true;
  try {
    for (const client of CLIENTS) {
      const results = await runFlows(client, await loadClient(client), servers);
      for (const [area, failure] of Object.entries(results)) {
        console.log(`  ${client.name}: ${area}: ${failure ?? 'works'}`);
        met = met && failure === null;
      }
    }
  } finally {
    await servers.close();
  }
  return met;
}
