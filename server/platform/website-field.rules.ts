import { z } from "zod";
import { optionalCleanString } from "./text-fields.rules";

const wrongUrl = "URL inválida";

/** An address that a browser opens; its https:// may be left out. */
export const optionalWebsite = optionalCleanString()
  .pipe(z.string().max(200, wrongUrl).nullable())
  .transform((typed, ctx) => {
    if (typed === null) return null;
    const url = /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;
    const parsed = URL.canParse(url) ? new URL(url) : null;
    if (parsed && /^https?:\/\//i.test(url) && /^[^.\s]+(\.[^.\s]+)+$/.test(parsed.hostname)) return url;
    ctx.addIssue({ code: "custom", message: wrongUrl });
    return z.NEVER;
  });
