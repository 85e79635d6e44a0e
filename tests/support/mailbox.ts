import { expect, type Page } from "@playwright/test";

const entities: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&amp;": "&",
};

/**
 * The newest mail to a recipient with this subject, from /correio. Retries, because some mails are written by a job.
 * @returns its text, and the target of its first link.
 */
export async function readMail({ request }: Pick<Page, "request">, email: string, subject: string) {
  const find = async () => {
    const page = await (await request.get("/correio")).text();
    const mails = page.split("<article>").slice(1);
    return mails
      .map((mail) => mail.replace(/<[^>]+>/g, "").replace(/&#?\w+;/g, (entity) => entities[entity] ?? entity))
      .find((mail) => mail.includes(email) && mail.includes(subject));
  };
  let text: string | undefined;
  await expect.poll(async () => (text = await find()), { timeout: 60_000 }).toBeDefined();
  const link = /https?:\/\/\S+/.exec(text ?? "")?.[0] ?? "";
  return { text: text ?? "", link };
}
