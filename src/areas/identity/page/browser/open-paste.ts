// Opens the paste widget with a ticket.
import { createIdentityClient } from '../../../../../generated/identity/client.ts';
import { ownFetch } from '../../../../pages/browser/own-fetch.ts';

const identity = createIdentityClient({ baseUrl: location.origin, credentials: 'same-origin', fetch: ownFetch });
identity.createPasteTicket({ body: {} }).then(
  ({ url }) => location.replace(url),
  (error: Error) => {
    const status = document.querySelector('[role=status]');
    if (status) status.textContent = `The paste widget could not be opened. ${error.message}`;
  },
);
