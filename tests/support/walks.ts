import { arenas, federationIds } from "../../prisma/demo/arenas";
import { contractIds } from "../../prisma/demo/contracts";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import type { Role } from "../../server/platform/access.rules";
import { encodeGlobalId } from "../../server/platform/graphql/nodes";
import { pages } from "../../web/pages";
import type { PageDeclaration } from "../../web/shell/page";
import { teacherPagePath } from "../../web/teachers/public/teacher-paths";
import {
  arenaTournaments,
  championshipReportPath,
  championships,
  editChampionshipPath,
} from "../../web/tournaments/public/tournament-path";
import {
  arenaAthleteAddress,
  arenaRankingAddress,
  federatedAthleteAddress,
  federatedCertificationAddress,
  federationAnnouncementAddress,
  federationRankingAddress,
  arenaTeacherAddress,
  demoAddressOf,
  opensPlainly,
  teacherReportAddress,
  commissionsAddress,
  monthlyPlanAddress,
  rankingAddress,
  ownStatementAddress,
  classAddress,
  championshipPadAddress,
  invitationAddress,
  newPasswordAddress,
  refereeAddress,
  resetPasswordAddress,
  scoreLinkAddress,
  scorePadAddress,
  type PageAddress,
} from "./page-addresses";

interface Walk {
  who: string;
  /** Null: not signed in. */
  login: { email: string } | null;
  addresses: PageAddress[];
}

const tabs = ["participantes", "chaveamento", "resultados", "classificacao"];
const today = tournamentId("super8-hoje");
const internal = tournamentId("interno-hoje");
const stage = tournamentId("etapa-camboriu");
const final = tournamentId("final-estadual");

/** Several states of a page, addresses with a secret, and pages that need a particular user or row of the demo data. */
const chosen: Walk[] = [
  {
    who: "everybody",
    login: null,
    addresses: [
      "/auth?aba=cadastrar",
      "/auth-athlete?aba=cadastrar",
      "/federation-auth?aba=cadastrar",
      ...["lista", "estados", "coisas", "jogos", "graficos", "formularios", "controles"].map(
        (tab) => `/estilo?aba=${tab}`,
      ),
      "/estilo?aberto=1",
      resetPasswordAddress,
      "/nao-existe",
    ],
  },
  {
    who: "everybody at a tournament",
    login: null,
    addresses: [
      "/torneios",
      "/rankings",
      rankingAddress,
      "/ranking/00000000-0000-4000-8000-000000000000",
      "/arena/arena-beira-mar",
      "/arena/nenhuma",
      ...[
        "",
        "?aba=inscricao",
        "?aba=grupos",
        "?aba=chave",
        "?aba=programacao",
        "?aba=meus-jogos",
        "?aba=resultados",
        "/tv",
        "/cartaz",
      ].map((part) => `/torneio/${internal}${part}`),
      ...["copa-duplas", "interno-fun", "super8-hoje"].map((event) => `/torneio/${tournamentId(event)}`),
      `/torneio/${today}?aba=chave`,
      "/torneio/00000000-0000-4000-8000-000000000000",
      invitationAddress,
      "/convite/incompleto",
      scoreLinkAddress,
      "/placar/incompleto",
    ],
  },
  { who: "whoever has a temporary password", login: null, addresses: [newPasswordAddress] },
  {
    who: "an arena's manager",
    login: people.mainManager,
    addresses: [
      classAddress,
      arenaAthleteAddress,
      arenaTeacherAddress,
      "/avisos",
      arenaRankingAddress,
      teacherReportAddress,
    ],
  },
  {
    who: "an arena's manager who counts money and makes tournaments",
    login: people.mainManager,
    addresses: [
      "/arena-financial",
      "/arena-financial/panorama",
      "/arena-financial/conciliacao",
      "/arena-financial/conciliacao/conciliados",
      "/arena-financial/mensalidades",
      monthlyPlanAddress,
      "/arena-financial/comissoes",
      commissionsAddress,
      "/arena-tournaments",
      "/arena-tournaments/novo",
      "/arena-tournaments/novo?passo=2",
      "/arena-tournaments/novo?passo=3",
      arenaTournaments.enrolments(tournamentId("copa-duplas")),
    ],
  },
  {
    who: "a teacher",
    login: people.teacher,
    addresses: [
      "/arena-dashboard",
      "/arena-calendar",
      "/arena-athletes",
      teacherPagePath(people.teacher.id),
      ownStatementAddress,
    ],
  },
  {
    who: "an arena's manager at a Super 8",
    login: people.mainManager,
    addresses: [
      ...tabs.map((tab) => `${arenaTournaments.tournament(today)}?aba=${tab}`),
      arenaTournaments.bracket(today),
      arenaTournaments.qrSheet(today),
      arenaTournaments.schedule(today),
      arenaTournaments.enrolments(today),
    ],
  },
  {
    who: "an arena's manager at a tournament of pairs",
    login: people.mainManager,
    addresses: [
      ...tabs.map((tab) => `${arenaTournaments.tournament(internal)}?aba=${tab}`),
      arenaTournaments.bracket(internal),
      arenaTournaments.qrSheet(internal),
      arenaTournaments.schedule(internal),
      scorePadAddress,
      "/arbitragem",
    ],
  },
  {
    who: "an athlete",
    login: people.athlete,
    addresses: [
      `/user-profile/${people.athlete.id}`,
      "/arena/arena-pe-na-areia",
      "/user-profile/ninguem",
      refereeAddress(people.athlete.email),
      "/conta",
      "/federation",
    ],
  },
  { who: "a mother of two", login: people.mother, addresses: ["/dependentes", "/conta"] },
  {
    who: "a federation's manager",
    login: people.federationManager,
    addresses: [
      "/federation",
      championships.tournament(final),
      editChampionshipPath(final),
      championships.enrolments(final),
      championshipReportPath(final),
      federationRankingAddress,
      "/federation/arenas",
      federationAnnouncementAddress,
      federatedAthleteAddress,
      federatedCertificationAddress,
      "/conta",
    ],
  },
  {
    who: "a federation's manager at a championship",
    login: people.federationManager,
    addresses: [
      ...tabs.map((tab) => `${championships.tournament(stage)}?aba=${tab}`),
      championships.bracket(stage),
      championships.schedule(stage),
      championships.qrSheet(stage),
      championshipPadAddress,
    ],
  },
  {
    who: "a federation's manager who waits",
    login: people.waitingFederationManager,
    addresses: ["/federation", "/federation/arenas"],
  },
  {
    who: "an administrator",
    login: people.admin,
    addresses: [
      `/admin/users?aberto=${encodeGlobalId("User", people.mainManager.id)}`,
      `/admin/arenas?aberto=${encodeGlobalId("Arena", arenas.main.id)}`,
      `/admin/federations?aberto=${encodeGlobalId("Federation", federationIds.active)}`,
      `/admin/contracts?aberto=${encodeGlobalId("Contract", contractIds.soon)}`,
    ],
  },
];

const visitors: Record<Role | Extract<PageDeclaration["access"], string>, Omit<Walk, "addresses">> = {
  everyone: { who: "everybody", login: null },
  ARENA_MANAGER: { who: "an arena's manager", login: people.mainManager },
  TEACHER: { who: "a teacher", login: people.teacher },
  ATHLETE: { who: "an athlete", login: people.athlete },
  signedIn: { who: "an athlete", login: people.athlete },
  FEDERATION_MANAGER: { who: "a federation's manager", login: people.federationManager },
  federation: { who: "a federation's manager", login: people.federationManager },
  ADMIN: { who: "an administrator", login: people.admin },
  temporaryPassword: { who: "whoever has a temporary password", login: null },
};

/** The first of the users above who may open a page. */
function visitorOf({ access }: PageDeclaration): Omit<Walk, "addresses"> {
  const [first = "signedIn"] = typeof access === "string" ? [access] : access;
  return visitors[first];
}

/** Whether the list above contains the page without query parameters, for the user that the page requires. */
const isChosen = (page: PageDeclaration): boolean =>
  chosen
    .filter(({ login }) => typeof page.access === "string" || login === visitorOf(page).login)
    .some(({ addresses }) => addresses.some((address) => opensPlainly(address, page)));

/** Every other page, at its own address. */
const others = pages
  .filter((page) => !page.redirect && !page.unknown && !isChosen(page))
  .map((page): Walk => ({ ...visitorOf(page), addresses: [demoAddressOf(page)] }));

/** All pages of the product, by user. */
export const walks: readonly Walk[] = [...chosen, ...others];
