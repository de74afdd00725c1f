import { BRAND, PRICE } from '@bearings/domain';

const SERVER_ERROR_MESSAGE = 'Something went wrong on our side. Please try again.';

/** The code of every error that the API returns, with its default message for users. */
export const ERROR_MESSAGES = {
  admin_account: 'An administrator’s account cannot be deleted here.',
  age_unconfirmed: 'Please confirm your age.',
  already_paid: 'This assessment is already paid. Your report is on its way.',
  assessment_superseded: 'You have answered the statements again since. Your newer result is the one to buy.',
  assessment_unfinished: 'Please answer all 36 statements first.',
  bad_request: 'The request could not be read.',
  bad_signature: 'The signature does not match the body.',
  common_password: 'Many people use this password, so it is easy to guess. Please choose another.',
  contact_unavailable: `We cannot send messages from this page at the moment. Please write to ${BRAND.supportEmail}.`,
  cross_site: 'This call is only accepted from our own pages.',
  email_taken: 'This email already has an account. Sign in, or choose a new password by email.',
  email_unavailable: 'We cannot send emails from this site. Please download your report instead.',
  factor_enrolled: 'Two-step sign-in is already set up.',
  factor_enrolment_needed: 'Please set up two-step sign-in to continue.',
  factor_needed: 'Please enter the code from your app.',
  file_not_ready: 'Your file is still being made. Please try again in a few seconds.',
  internal: SERVER_ERROR_MESSAGE,
  invalid_field: 'A field is not valid.',
  link_expired: 'This link has been used, is too old or is not complete. Please ask for a new one.',
  malformed_event: 'The body is no event of the payment provider.',
  newsletter_unavailable: 'The newsletter is not open yet. Please follow the RSS feed.',
  not_found: 'There is nothing here.',
  not_json: 'Send the body as application/json.',
  password_needed: 'Please choose a new password to finish.',
  payment_required: 'Payment required to generate report',
  payment_unavailable: 'Payment system unavailable',
  pdf_failed: 'The PDF could not be made. Please try again in a moment.',
  personal_password: 'This password is made of your name, your email or ours. Please choose other words.',
  proof_needed: 'Please confirm with your password or a code first.',
  refused: 'The request was refused.',
  retake_unavailable:
    'The free retake of this report was used already, or its year is over. Your answers are kept: you can buy a report of them.',
  sign_in_needed: 'Please sign in to the account that this report belongs to.',
  timeout: 'The request took too long to arrive.',
  too_deep: 'The request has lists or objects too deep within each other.',
  too_large: 'The request is larger than 64 KB.',
  too_many_choices: 'That is as many as a report can have. Remove one first.',
  too_many_requests: 'That was too often. Please try again later.',
  unauthorized: 'Please sign in.',
  unavailable: 'The service is busy. Please try again in a moment.',
  undeclared_access: SERVER_ERROR_MESSAGE,
  weak_password: 'This password is easy to guess. Adding another word or two makes it safe.',
  wrong_amount: `The amount must be ${PRICE.pounds}.`,
} as const;

/** Code by which programs recognise an error. A released code is never removed. */
export type ErrorCode = keyof typeof ERROR_MESSAGES;
