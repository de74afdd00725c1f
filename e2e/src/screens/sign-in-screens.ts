import { endpoints } from '@bearings/contracts';
import type { Page } from '@playwright/test';
import { leaveOpen, refuse } from './replies';
import { press, see, visit, type Screen } from './screen';

async function signIn(page: Page): Promise<void> {
  await visit(page, '/login', 'Sign in');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.locator('[name=password]').fill('not the one');
  await press(page, 'Sign In');
}

async function register(page: Page): Promise<void> {
  await visit(page, '/register', 'Create account');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.locator('[name=new-password]').fill('a ship in harbour is safe');
  await press(page, 'Create account');
}

async function askForLink(page: Page): Promise<void> {
  await visit(page, '/forgot-password', 'Forgotten your password?');
  await page.getByLabel('Email').fill('ada@example.org');
  await press(page, 'Send the link');
}

const EXPIRED = 'This link does not work any more';
const field = (name: string) => ({ code: 'invalid_field', field: name });

/** Signing in, creating an account, and where mailed links lead. */
export const signInScreens: readonly Screen[] = [
  {
    name: 'login',
    open: async ({ page }) => {
      await visit(page, '/login', 'Sign in');
      await see(page, 'Demonstration site');
    },
  },
  {
    name: 'login-missing',
    open: async ({ page }) => {
      await visit(page, '/login', 'Sign in');
      await press(page, 'Sign In');
      await see(page, 'Missing Information');
    },
  },
  {
    name: 'login-pending',
    open: async ({ page }) => {
      await leaveOpen(page, endpoints.adminLogin);
      await signIn(page);
      await see(page, 'Signing in...');
    },
  },
  {
    name: 'login-failed',
    open: async ({ page }) => {
      await signIn(page);
      await see(page, 'Login Failed');
    },
  },
  { name: 'register', open: ({ page }) => visit(page, '/register', 'Create account') },
  {
    name: 'register-errors',
    open: async ({ page }) => {
      await visit(page, '/register', 'Create account');
      await press(page, 'Create account');
      await see(page, 'Please enter your first name.');
    },
  },
  {
    name: 'register-taken',
    open: async ({ page }) => {
      const message = 'There is an account with this email already.';
      await refuse(page, endpoints.register, 409, { code: 'email_taken', field: 'email', message });
      await register(page);
      await see(page, 'Choose a new password by email');
    },
  },
  {
    name: 'register-unreachable',
    open: async ({ page }) => {
      await page.route(`**${endpoints.register.path}`, (route) => route.abort());
      await register(page);
      await see(page, /We could not reach the site/);
    },
  },
  {
    name: 'forgot-password',
    open: ({ page }) => visit(page, '/forgot-password', 'Forgotten your password?'),
  },
  {
    name: 'forgot-password-sent',
    open: async ({ page }) => {
      await askForLink(page);
      await see(page, 'Look in your inbox');
    },
  },
  {
    name: 'forgot-password-throttled',
    open: async ({ page }) => {
      const message = 'Too many links were asked for. Please try again in an hour.';
      await refuse(page, endpoints.forgotPassword, 429, { code: 'too_many_requests', message });
      await askForLink(page);
      await see(page, message);
    },
  },
  {
    name: 'reset-password',
    open: ({ page }) => visit(page, '/reset-password#token', 'Choose a new password'),
  },
  {
    name: 'reset-password-refused',
    open: async ({ page }) => {
      const message = 'This password is among the most used ones. Please choose another.';
      await refuse(page, endpoints.resetPassword, 400, { ...field('password'), message });
      await visit(page, '/reset-password#token', 'Choose a new password');
      await page.locator('[name=new-password]').fill('passwordpassword');
      await press(page, 'Set the password');
      await see(page, message);
    },
  },
  { name: 'link-expired', open: ({ page }) => visit(page, '/reset-password', EXPIRED) },
  {
    name: 'verify-email',
    open: ({ page }) => visit(page, '/verify-email#token', 'Confirm your email address'),
  },
  {
    name: 'verify-email-password',
    open: async ({ page }) => {
      const body = { code: 'password_needed', field: 'password' };
      await refuse(page, endpoints.verifyEmail, 400, body);
      await visit(page, '/verify-email#token', 'Confirm your email address');
      await press(page, 'Confirm my address');
      await page.locator('[name=new-password]').waitFor();
    },
  },
  {
    name: 'delete-account',
    as: 'newcomer',
    open: ({ page }) => visit(page, '/delete-account#token', 'Delete your account'),
  },
  {
    name: 'delete-account-signed-out',
    open: ({ page }) => visit(page, '/delete-account#token', 'Authentication Required'),
  },
  {
    name: 'delete-account-expired',
    as: 'newcomer',
    open: ({ page }) => visit(page, '/delete-account', EXPIRED),
  },
];
