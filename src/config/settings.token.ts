/** Under this token the checked settings are injected. */
export const SETTINGS = Symbol('settings');
