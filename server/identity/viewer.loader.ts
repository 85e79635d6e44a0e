import type { Database } from "../platform/database";
import { prepared, sql } from "../platform/prepared";
import type { Role } from "../platform/access.rules";
import type { ActingFor, PausedPlace, Viewer } from "../platform/viewer";
import type { AccessClaims } from "./token.rules";
import { resolveRoles } from "./roles.rules";

type ArenaRow = [id: string, name: string, active: boolean, why: string | null];

interface ViewerRow {
  email: string;
  nome: string;
  confirmado: boolean;
  provisoria: boolean;
  papeis: string[];
  arenas: ArenaRow[];
  arenas_aulas: ArenaRow[];
  federacoes: [
    id: string,
    acronym: string,
    title: string | null,
    active: boolean,
    was: boolean,
    why: string | null,
  ][];
  professor_id: string | null;
  aluno_id: string | null;
  arbitra: boolean;
  tem_dependentes: boolean;
  /** The minor that was named, if they answer for them now. */
  responde_por: [guardianshipId: string, athleteId: string, name: string] | null;
}

const roleOfName: Record<string, Role> = {
  admin: "ADMIN",
  arena_manager: "ARENA_MANAGER",
  federation_manager: "FEDERATION_MANAGER",
  teacher: "TEACHER",
  athlete: "ATHLETE",
};

/** The permissions of a user who has to replace a temporary password: none. */
const noPowers = {
  mustChangePassword: true,
  roles: new Set<Role>(),
  primaryRole: null,
  ownedArenaIds: [],
  taughtArenaIds: [],
  federationIds: [],
  athleteId: null,
  teacherId: null,
  isReferee: false,
  answersForMinor: false,
  workplaces: [],
  pausedPlaces: [],
  actsFor: null,
};

/** The permissions of a guardian who acts for a minor: only the minor's, none of the guardian's own. */
const asTheMinor = (actsFor: ActingFor) => ({
  ...noPowers,
  mustChangePassword: false,
  roles: new Set<Role>(["ATHLETE"]),
  primaryRole: "ATHLETE" as const,
  athleteId: actsFor.athleteId,
  actsFor,
});

/** The minors that the account answers for now. $3 the instant. */
const answersFor = sql`FROM responsaveis_atletas r JOIN alunos menor ON menor.id = r.aluno_id
        WHERE r.user_id = u.id AND r.status = 'ativo' AND menor.status = 'ativo'
          AND menor.data_nascimento > ($3 AT TIME ZONE 'America/Sao_Paulo')::date - interval '18 years'`;

const whoAsks = prepared(
  sql`SELECT u.email, u.nome, u.email_confirmado_em IS NOT NULL, u.senha_provisoria_ate IS NOT NULL,
      (SELECT coalesce(json_agg(role), '[]') FROM user_roles WHERE user_id = u.id),
      (SELECT coalesce(json_agg(json_build_array(id, nome_arena, ativa, motivo_suspensao) ORDER BY created_at, id), '[]')
        FROM arenas WHERE id IN (SELECT id FROM arenas WHERE user_id = u.id
          UNION SELECT arena_id FROM gestores_arenas WHERE user_id = u.id AND ativo)),
      (SELECT coalesce(json_agg(json_build_array(pa.arena_id, a.nome_arena, a.ativa, a.motivo_suspensao) ORDER BY pa.arena_id), '[]')
        FROM professores_arenas pa JOIN professores p ON p.id = pa.professor_id JOIN arenas a ON a.id = pa.arena_id
        WHERE p.user_id = u.id AND p.ativo AND pa.ativo),
      (SELECT coalesce(json_agg(json_build_array(fu.federacao_id, f.sigla, fu.cargo, f.ativa,
          f.inativa_desde IS NOT NULL, f.motivo_inatividade) ORDER BY fu.data_nomeacao, fu.id), '[]')
        FROM federacao_usuarios fu JOIN federacoes f ON f.id = fu.federacao_id WHERE fu.user_id = u.id AND fu.ativo),
      (SELECT id FROM professores WHERE user_id = u.id AND ativo),
      (SELECT id FROM alunos WHERE status = 'ativo' AND user_id = u.id),
      EXISTS (SELECT 1 FROM arbitros_torneios WHERE user_id = u.id),
      EXISTS (SELECT 1 ${answersFor}),
      (SELECT json_build_array(r.id, menor.id, menor.nome_completo) ${answersFor} AND r.aluno_id = $4)
    FROM usuarios u JOIN sessoes s ON s.user_id = u.id
    WHERE s.id = $1 AND u.id = $2
      AND s.encerrada_em IS NULL AND s.expira_em > $3 AND u.desativado_em IS NULL
      AND (u.senha_provisoria_ate IS NULL OR u.senha_provisoria_ate > $3)`,
  (columns) => {
    const [email, nome, confirmado, provisoria, papeis, arenas, arenas_aulas] = columns;
    const [federacoes, professor_id, aluno_id, arbitra, tem_dependentes, responde_por] = columns.slice(7);
    return {
      email,
      nome,
      confirmado,
      provisoria,
      papeis,
      arenas,
      arenas_aulas,
      federacoes,
      professor_id,
      aluno_id,
      arbitra,
      tem_dependentes,
      responde_por,
    } as ViewerRow;
  },
);

/**
 * Loads the viewer of an access token from the current rows, so that an ended session, a disabled account or a removed
 * role takes effect at once. One prepared statement, because every request runs it.
 * @param athleteId the minor for whom the request acts; `actsFor` is null if the user is not the minor's guardian now.
 * @returns null if the session is no longer valid.
 */
export async function loadViewer(
  db: Database,
  { userId, sessionId }: AccessClaims,
  now: Date,
  athleteId: string | null = null,
): Promise<Viewer | null> {
  const [row] = await whoAsks(db, sessionId, userId, now, athleteId);
  if (!row) return null;
  const { email, nome: name, confirmado: emailConfirmed } = row;
  const person = { userId, sessionId, email, name, emailConfirmed };
  if (row.provisoria) return { ...person, ...noPowers };
  if (row.responde_por !== null) {
    const [guardianshipId, minorId, minorName] = row.responde_por;
    return { ...person, ...asTheMinor({ guardianshipId, athleteId: minorId, name: minorName }) };
  }
  const { roles, primaryRole } = resolveRoles({
    storedRoles: row.papeis.flatMap((name) => roleOfName[name] ?? []),
    ownsArena: row.arenas.length > 0,
    activeFederationMember: row.federacoes.length > 0,
    activeTeacher: row.professor_id !== null,
    activeAthlete: row.aluno_id !== null,
  });
  return {
    ...person,
    mustChangePassword: false,
    roles: new Set(roles),
    primaryRole,
    ownedArenaIds: row.arenas.map(([id]) => id),
    taughtArenaIds: row.arenas_aulas.map(([id]) => id),
    federationIds: row.federacoes.map(([id]) => id),
    athleteId: row.aluno_id,
    teacherId: row.professor_id,
    isReferee: row.arbitra,
    answersForMinor: row.tem_dependentes,
    actsFor: null,
    workplaces: [
      ...row.arenas.map(([key, name]) => ({ kind: "ARENA" as const, key, name, title: null })),
      ...row.arenas_aulas.map(([key, name]) => ({ kind: "TEACHING" as const, key, name, title: null })),
      ...row.federacoes.map(([key, name, title]) => ({ kind: "FEDERATION" as const, key, name, title })),
    ],
    pausedPlaces: [
      ...row.arenas.flatMap((arena) => pausedArena("ARENA", arena)),
      ...row.arenas_aulas.flatMap((arena) => pausedArena("TEACHING", arena)),
      ...row.federacoes.flatMap(([, name, , active, was, reason]) =>
        active
          ? []
          : {
              kind: "FEDERATION" as const,
              name,
              state: was ? ("INACTIVE" as const) : ("WAITING" as const),
              reason,
            },
      ),
    ],
  };
}

const pausedArena = (kind: PausedPlace["kind"], [, name, active, reason]: ArenaRow): PausedPlace[] =>
  active ? [] : [{ kind, name, state: "SUSPENDED", reason }];
