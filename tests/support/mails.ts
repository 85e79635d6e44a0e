import type { TestApi } from "./api";

/** Runs background jobs and returns the mails to an address, newest first. */
export async function mailsTo(api: TestApi, to: string) {
  await api.runJobs();
  return api.db.outgoingMail.findMany({ where: { to }, orderBy: { id: "desc" } });
}

/** The token of the link in the newest mail to an address. */
export async function tokenMailedTo(api: TestApi, to: string): Promise<string> {
  const [mail] = await mailsTo(api, to);
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  if (token === undefined) throw new Error(`no link was mailed to ${to}`);
  return token;
}
