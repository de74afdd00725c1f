import { endpoints, type FactorState } from '@bearings/contracts';
import { mockReply, mockRefusal, renderPage, screen, server, createSignedInUser } from '@bearings/web/testing';
import { routes } from '../../routes';

const findRoutesAt = (path: string) => routes.filter((route) => route.path === path);
const FACTOR_SECRET = { secret: 'ABCDEFGH', uri: 'otpauth://totp/Bearings:a?secret=ABCDEFGH' };
const RECOVERY_CODES = { codes: ['AAAA-BBBB-CCCC-DDDD-EEEE-FFFF'] };
const createFactorState = (changes: Partial<FactorState>): FactorState => ({
  state: 'off',
  required: false,
  recoveryCodes: 0,
  ...changes,
});

async function signInWithRefusal(code: 'factor_needed' | 'factor_enrolment_needed') {
  const page = renderPage([...findRoutesAt('/login'), { path: '/', element: <p>Arrived at /</p> }], {
    path: '/login',
    handlers: [
      mockRefusal(endpoints.currentUser, 401),
      mockRefusal(endpoints.config, 500, { code: 'internal', message: '' }),
      mockRefusal(endpoints.adminLogin, 403, { code, message: '' }),
    ],
  });
  await page.user.type(await screen.findByLabelText(/^Email/), 'admin@example.org');
  await page.user.type(screen.getByLabelText(/^Password/), 'right');
  await page.user.click(screen.getByRole('button', { name: 'Sign In' }));
  return page;
}

describe('the sign-in of an administrator', () => {
  it('asks for a code after the password, until the code is right', async () => {
    const { user } = await signInWithRefusal('factor_needed');
    const heading = await screen.findByRole('heading', { name: 'Enter your code' });
    expect(heading).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Please enter the code.')).toBeVisible();

    const wrongCode = { code: 'invalid_field' as const, field: 'code', message: 'Not right.' };
    server.use(mockRefusal(endpoints.passFactor, 400, wrongCode));
    await user.type(screen.getByLabelText(/^Code/), '123456');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Not right.')).toBeVisible();

    server.use(mockReply(endpoints.passFactor, () => ({ user: createSignedInUser({ role: 'admin' }) })));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Arrived at /')).toBeVisible();
  });

  it('lets an administrator who has no second factor set one up, and shows the recovery codes', async () => {
    server.use(mockReply(endpoints.startFactor, FACTOR_SECRET));
    const { user } = await signInWithRefusal('factor_enrolment_needed');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(screen.getByText('ABCD EFGH')).toBeVisible();
    server.use(
      mockReply(endpoints.confirmFactor, () => {
        createSignedInUser({ role: 'admin' });
        return RECOVERY_CODES;
      }),
    );
    await user.type(screen.getByLabelText(/^Code/), '123456');
    await user.click(screen.getByRole('button', { name: 'Switch on' }));
    expect(await screen.findByText(RECOVERY_CODES.codes[0] ?? '')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'One last thing' })).toBeVisible();
    const copySpy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy the codes' }));
    expect(copySpy).toHaveBeenCalledWith(RECOVERY_CODES.codes.join('\n'));
    expect(await screen.findByText('The codes are copied.')).toBeVisible();
    Object.assign(URL, { createObjectURL: () => 'blob:codes', revokeObjectURL: () => {} });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    await user.click(screen.getByRole('button', { name: 'Save as a text file' }));
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
    await user.click(screen.getByRole('button', { name: 'I’ve saved them' }));
    expect(await screen.findByText('Arrived at /')).toBeVisible();
  });
});

describe('two-step sign-in on the page “Sign-in and security”', () => {
  const openFactorPage = (factor: FactorState) => {
    createSignedInUser({ role: 'admin' });
    return renderPage(findRoutesAt('/account/security'), {
      path: '/account/security',
      handlers: [mockReply(endpoints.accountSessions, []), mockReply(endpoints.factorState, factor)],
    });
  };

  it('is set up only after the password has been entered again', async () => {
    const { user } = openFactorPage(createFactorState({}));
    await user.click(await screen.findByRole('button', { name: 'Set up two-step sign-in' }));
    const sentBodies: unknown[] = [];
    server.use(
      mockReply(endpoints.prove, ({ body }) => void sentBodies.push(body)),
      mockReply(endpoints.startFactor, FACTOR_SECRET),
    );
    await user.type(await screen.findByLabelText(/^Your password/, { selector: 'input' }), 'mine');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(sentBodies).toEqual([{ password: 'mine' }]);
  });

  it('shows new recovery codes only after the user has confirmed with a code', async () => {
    const { user } = openFactorPage(createFactorState({ state: 'on', recoveryCodes: 1 }));
    expect(await screen.findByText('You have 1 recovery code left.')).toBeVisible();
    server.use(mockRefusal(endpoints.renewRecoveryCodes, 403, { code: 'proof_needed', message: '' }));
    await user.click(screen.getByRole('button', { name: 'Get new recovery codes' }));
    await screen.findByLabelText(/^Code/);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Get new recovery codes' }));
    await user.type(await screen.findByLabelText(/^Code/), '123456');
    server.use(mockReply(endpoints.prove, undefined), mockReply(endpoints.renewRecoveryCodes, RECOVERY_CODES));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(RECOVERY_CODES.codes[0] ?? '')).toBeVisible();
  });
});
