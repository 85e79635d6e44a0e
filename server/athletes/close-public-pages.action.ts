import type { ActionContext } from "../platform/context";
import { inTransaction, type Database } from "../platform/database";
import type { Mail } from "../platform/mail/mail.rules";
import type { Outbox } from "../platform/mail/outbox";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { adultSince } from "./display-name.rules";

const pageClosedMail = (to: { email: string; name: string }, url: string): Mail => ({
  to: to.email,
  bell: true,
  subject: "Sua página pública foi fechada",
  greeting: `Olá, ${to.name}!`,
  paragraphs: [
    "Você completou 18 anos, e agora é você quem decide se a sua página na Praia é pública. Ela foi aberta por quem respondia por você, e hoje foi fechada.",
    "Se quiser que ela continue aberta, abra de novo em “Página pública”, no seu perfil.",
  ],
  action: { label: "Ver o perfil", url },
});

/**
 * Closes the public pages of athletes who have come of age and whose page was opened before: a guardian decided on it, and
 * it would now show their full name. Idempotent.
 * @returns how many were closed.
 */
export function closePagesOfAdults(
  db: Database,
  { now, outbox, publicUrl }: Pick<ActionContext, "now" | "outbox" | "publicUrl">,
): Promise<number> {
  const ofAge = adultSince(dayAt(now, brasiliaTime));
  return inTransaction(db, async (tx) => {
    const closed = await tx.$queryRaw<{ id: string; name: string; email: string | null }[]>`
      WITH fechadas AS (
        UPDATE alunos SET pagina_publica_desde = NULL
        WHERE pagina_publica_desde IS NOT NULL AND data_nascimento <= ${ofAge}::date
          AND data_nascimento > (pagina_publica_desde AT TIME ZONE ${brasiliaTime})::date - interval '18 years'
        RETURNING id, nome_completo, user_id)
      SELECT f.id::text, f.nome_completo AS name, u.email FROM fechadas f
        LEFT JOIN usuarios u ON u.id = f.user_id AND u.desativado_em IS NULL AND u.excluido_em IS NULL
      ORDER BY f.id`;
    await outbox.putAll(
      tx,
      closed.flatMap(({ id, name, email }) =>
        email === null ? [] : [pageClosedMail({ email, name }, `${publicUrl}/user-profile/${id}`)],
      ),
    );
    return closed.length;
  });
}

export const closePagesTask = "close_pages_of_adults";

export const closePagesJob =
  ({ db, outbox, publicUrl }: { db: Database; outbox: Outbox; publicUrl: () => string }) =>
  async (): Promise<void> => {
    await closePagesOfAdults(db, { now: new Date(), outbox, publicUrl: publicUrl() });
  };
