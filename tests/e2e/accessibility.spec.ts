import type { Page } from "@playwright/test";
import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { openWhole, problemsInEveryLook } from "../support/accessibility";
import { expect, test } from "../support/browser-test";
import {
  invitationAddress,
  refereeAddress,
  scoreLinkAddress,
  scorePadAddress,
} from "../support/page-addresses";
import { enterAs } from "../support/sign-in";

type Address = string | ((page: Page) => Promise<string>);

interface Walk {
  who: string;
  /** Null: nobody signs in. */
  login: { email: string } | null;
  addresses: Address[];
}

const tabs = ["participantes", "chaveamento", "resultados", "classificacao"];
const today = `/arena-tournament/${tournamentId("super8-hoje")}`;
const internal = `/arena-tournament/${tournamentId("interno-hoje")}`;

const walks: Walk[] = [
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
      ...["lista", "estados", "coisas", "graficos", "controles"].map((tab) => `/estilo?aba=${tab}`),
      "/estilo?aberto=1",
      "/confirmar-email",
      "/nao-existe",
    ],
  },
  {
    who: "everybody at a tournament",
    login: null,
    addresses: [
      "/torneios",
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
      ].map((part) => `/torneio/${tournamentId("interno-hoje")}${part}`),
      ...["copa-duplas", "interno-fun", "super8-hoje"].map((event) => `/torneio/${tournamentId(event)}`),
      `/torneio/${tournamentId("super8-hoje")}?aba=chave`,
      "/torneio/00000000-0000-4000-8000-000000000000",
      invitationAddress,
      "/convite/incompleto",
      scoreLinkAddress,
      "/placar/incompleto",
    ],
  },
  {
    who: "an arena's manager",
    login: people.mainManager,
    addresses: [
      "/arena-dashboard",
      "/arena-athletes/pedidos",
      "/arena-tournaments",
      "/arena-tournaments/novo",
      "/arena-tournaments/novo?passo=2",
      "/arena-tournaments/novo?passo=3",
      ...tabs.map((tab) => `${today}?aba=${tab}`),
      `${today}/bracket`,
      `${today}/qr`,
      `${today}/schedule`,
      `${today}/enrolments`,
      `/arena-tournament/${tournamentId("copa-duplas")}/enrolments`,
    ],
  },
  {
    who: "an arena's manager at a tournament of pairs",
    login: people.mainManager,
    addresses: [
      ...tabs.map((tab) => `${internal}?aba=${tab}`),
      `${internal}/bracket`,
      `${internal}/qr`,
      `${internal}/schedule`,
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
      (page) => refereeAddress(page, people.athlete.email),
      "/conta",
    ],
  },
  {
    who: "a federation's manager",
    login: people.federationManager,
    addresses: [
      "/federation",
      "/federation/championships",
      "/federation/championships/new",
      `/federation/championships/${tournamentId("final-estadual")}`,
      "/conta",
    ],
  },
  {
    who: "a federation's manager who waits",
    login: people.waitingFederationManager,
    addresses: ["/federation"],
  },
  {
    who: "an administrator",
    login: people.admin,
    addresses: ["/admin", "/admin/passwords"],
  },
];

for (const { who, login, addresses } of walks)
  test(`every page of ${who} is accessible and fits, wide and narrow, by day and by night`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    if (login) await enterAs(page, login.email);
    const found: string[] = [];
    for (const address of addresses) {
      const path = typeof address === "string" ? address : await address(page);
      await openWhole(page, path);
      found.push(...(await problemsInEveryLook(page)).map((problem) => `${path}: ${problem}`));
    }
    expect(found).toEqual([]);
  });
