// The section of the account page that changes the password.
import { type Content, html } from '../../../pages/html.ts';
import { accountSection } from './account-section.ts';

/** The hidden name tells password managers whose password it is. */
export const passwordSection = (user: string): Content =>
  accountSection(
    'password',
    'Password',
    null,
    html`<form class="card" data-form="password">
<input type="text" value="${user}" autocomplete="username" hidden readonly>
<label>Current password <input type="password" name="current_password" autocomplete="current-password" maxlength="1000" required></label>
<label>New password <input type="password" name="new_password" autocomplete="new-password" minlength="8" maxlength="1000" required></label>
<label>Repeat the new password <input type="password" name="repeated" autocomplete="new-password" maxlength="1000" required></label>
<button class="button" type="submit">Change password</button>
<p class="soft">This logs out your other browsers. Applications and API keys keep their access.</p>
</form>`,
  );
