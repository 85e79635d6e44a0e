import { arenas, federationIds } from "../../prisma/demo/arenas";
import { contractIds } from "../../prisma/demo/contracts";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { encodeGlobalId } from "../../server/platform/graphql/global-id";
import { teacherPagePath } from "../../web/teachers/public/teacher-page-path";
import {
  arenaTournaments,
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
  /** Null: nobody signs in. */
  login: { email: string } | null;
  addresses: PageAddress[];
}

const tabs = ["participantes", "chaveamento", "resultados", "classificacao"];
const today = tournamentId("super8-hoje");
const internal = tournamentId("interno-hoje");
const stage = tournamentId("etapa-camboriu");
const final = tournamentId("final-estadual");

/** Every page of the product, by who looks at it: a new page is a new line here. */
export const walks: Walk[] = [
  {
    who: "everybody",
    login: null,
    addresses: [
      "/",
      "/auth",
      "/auth?aba=cadastrar",
      "/auth-athlete",
      "/auth-athlete?aba=cadastrar",
      "/federation-auth",
      "/federation-auth?aba=cadastrar",
      "/admin-auth",
      "/explorador",
      "/ajuda",
      "/contato",
      "/privacidade",
      "/termos",
      ...["lista", "estados", "coisas", "jogos", "graficos", "formularios", "controles"].map(
        (tab) => `/estilo?aba=${tab}`,
      ),
      "/estilo?aberto=1",
      "/confirmar-email",
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
      "/arena-dashboard",
      "/arena-calendar",
      "/arena-calendar/quadras",
      classAddress,
      "/arena-settings",
      "/arena-settings/horarios",
      "/arena-settings/quadras",
      "/arena-settings/recebimento",
      "/arena-athletes",
      arenaAthleteAddress,
      "/arena-athletes/pedidos",
      "/arena-athletes/relatorio",
      "/arena-teachers",
      arenaTeacherAddress,
      "/avisos",
      "/arena-rankings",
      "/arena-announcements",
      arenaRankingAddress,
      "/arena-teachers/relatorio",
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
      "/comissoes",
      ownStatementAddress,
      "/teacher-certifications",
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
      `/user-profile/${people.athlete.id}/estatisticas`,
      "/agenda",
      `/athlete-classes/${people.athlete.id}`,
      `/athlete-financial/${people.athlete.id}`,
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
      championships.list,
      "/federation/championships/new",
      championships.tournament(final),
      editChampionshipPath(final),
      championships.enrolments(final),
      "/federation/rankings",
      federationRankingAddress,
      "/federation/arenas",
      "/federation/calendar",
      "/federation/reports",
      "/federation/announcements",
      federationAnnouncementAddress,
      "/federation/athletes",
      federatedAthleteAddress,
      "/federation/certifications",
      federatedCertificationAddress,
      "/federation/settings",
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
      "/admin",
      "/admin/users",
      `/admin/users?aberto=${encodeGlobalId("User", people.mainManager.id)}`,
      "/admin/arenas",
      `/admin/arenas?aberto=${encodeGlobalId("Arena", arenas.main.id)}`,
      "/admin/federations",
      `/admin/federations?aberto=${encodeGlobalId("Federation", federationIds.active)}`,
      "/admin/contracts",
      `/admin/contracts?aberto=${encodeGlobalId("Contract", contractIds.soon)}`,
      "/admin/financial",
      "/admin/roles",
      "/admin/passwords",
      "/admin/settings",
    ],
  },
];
