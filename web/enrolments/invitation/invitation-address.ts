/** The token of an invitation's address: `/convite/:token`, or `/convite?token=` as mails write it. */
export const invitationTokenIn = (inPath: string | undefined, search: URLSearchParams): string =>
  inPath ?? search.get("token") ?? "";

export const invitationPath = (token: string): string => `/convite/${encodeURIComponent(token)}`;
