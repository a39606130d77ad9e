import type { paths } from '../../generated/intents/api.d.ts';

type CreateIntent = paths['/auth/intents']['post'];
type Body = NonNullable<CreateIntent['requestBody']>['content']['application/json'];
type Intent = CreateIntent['responses'][201]['content']['application/json'];

const baseUrl = process.env['ANNEX_BASE_URL'] ?? 'http://127.0.0.1:8790';

async function createIntent(body: Body): Promise<Intent> {
  const response = await fetch(`${baseUrl}/auth/intents`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${answer.type}: ${answer.title}`);
  return answer;
}

const intent = await createIntent({ max_age: 3600 });
console.log(`The intent is good until ${intent.expires_at}`);
