import type { ActionContext } from "../platform/context";
import { whether } from "../platform/loaders";
import { prepared, sql } from "../platform/prepared";
import { brasiliaTime } from "../platform/time/time-zone.rules";
import { dayAt } from "../platform/time/zoned-time.rules";
import { whenKnown, type Soon } from "../platform/when-known";
import { canSeePersonalData } from "./athlete.access";

const note = prepared(
  sql`INSERT INTO leituras_dados_pessoais (leitor_id, aluno_id, dia)
    SELECT $1::uuid, unnest($2::uuid[]), $3::date ON CONFLICT DO NOTHING`,
  () => null,
);

/** Who read whose data on which day, one statement for all that a request shows. */
const noteReading = whether(async ({ db, viewer, now }, athleteIds) => {
  if (!viewer) return [];
  const day = dayAt(now, brasiliaTime);
  await note(db, viewer.userId, athleteIds, day);
  return athleteIds;
});

/**
 * One piece of an athlete's personal data for whoever may see it; that somebody else saw it is noted before it is told.
 * @returns null for those who may not, and where there is none.
 */
export function readPersonalData<Value>(
  athleteId: string,
  value: Value | null,
  ctx: ActionContext,
): Soon<Value | null> {
  if (value === null) return null;
  return whenKnown(canSeePersonalData(athleteId, ctx), (may) => {
    if (!may) return null;
    if (ctx.viewer?.athleteId === athleteId) return value;
    return whenKnown(noteReading(ctx).load(athleteId), () => value);
  });
}
