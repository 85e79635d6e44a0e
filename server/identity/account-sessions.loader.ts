import type { Session } from "../../prisma/generated/client/client";
import { manyBy } from "../platform/loaders";
import { columnsOf, prepared, sql } from "../platform/prepared";

/** The most sessions shown per account. */
export const mostSessions = 20;

const session = columnsOf<Session>("Session");
const readOpen = prepared(
  sql`SELECT ${session.of("s")} FROM unnest($1::uuid[]) AS u(id)
    CROSS JOIN LATERAL (SELECT * FROM sessoes WHERE user_id = u.id AND encerrada_em IS NULL AND expira_em > $2
      ORDER BY ultimo_uso_em DESC, id DESC LIMIT ${String(mostSessions)}) s`,
  (columns) => session.read(columns),
);

/** The open ones of an account, the last used first; at most 20. One statement for all accounts. */
export const openSessionsOfAccounts = manyBy<Session>(
  ({ userId }) => userId,
  ({ db, now }, ids) => readOpen(db, ids, now),
);
