import { Router } from "express";
import type { Database } from "../database";
import { brasiliaTime } from "../time/time-zone.rules";
import { escapeHtml } from "../mail/escape-html.rules";
import { momentInDigits } from "../time/time-in-words.rules";

const newest = 50;
const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** The mailbox page: shows the mails that would have been sent, on installations without a mail server. */
export function mailboxRouter(db: Database): Router {
  const router = Router();
  // Mails contain links that open accounts.
  router.use("/correio", (_request, response, next) => {
    response.set("Cache-Control", "no-store");
    next();
  });
  router.get("/correio", async (_request, response) => {
    const mails = await db.outgoingMail.findMany({ orderBy: { createdAt: "desc" }, take: newest });
    const items = mails.map(
      (mail) => `<article><header><strong>${escapeHtml(mail.subject)}</strong><br>
        para <b>${escapeHtml(mail.to)}</b> · ${momentInDigits(mail.createdAt, brasiliaTime)}</header>
        <pre>${withLinks(mail.text)}</pre></article>`,
    );
    response.type("html")
      .send(`<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Correio · Praia</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1.5rem;overflow-wrap:anywhere}
article{border:1px solid #8886;border-radius:12px;padding:1rem;margin:1rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
</style></head><body><main><h1>Correio</h1><p>E-mails que a plataforma escreveu. Esta página só existe fora de produção.</p>
${items.join("") || "<p>Nenhum e-mail ainda.</p>"}</main></body></html>`);
  });
  return router;
}

/** Says that the page of the kit, /estilo, may be shown: it is for who builds the product, so production has no such answer. */
export function stylePageRouter(): Router {
  const router = Router();
  router.get(
    "/estilo/aberto",
    (_request, response) => void response.set("Cache-Control", "no-store").status(204).end(),
  );
  return router;
}
