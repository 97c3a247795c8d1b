import { expect, test } from 'vitest';
import { isPushService } from './push-services.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-by3p.notify.windows.com/w/?token=abc', true],
  ['https://ntfy.example/abc?up=1', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evilfcm.googleapis.com/abc', false],
  ['https://push.apple.com.evil.example/abc', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://user:word@fcm.googleapis.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://ntfy.example:444/abc', false],
  ['file:///etc/passwd', false],
  ['nonsense', false],
])('%s', (endpoint, allowed) => {
  expect(isPushService(endpoint, ['https://ntfy.example'])).toBe(allowed);
});
