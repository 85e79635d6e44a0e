import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import { scorePadAddress } from "../../tests/support/page-addresses";
import { tournamentTabLabel } from "../../web/tournaments/public/tournament-tab";
import type { Visitor } from "./shot";

const super8 = `/arena-tournament/${tournamentId("super8-hoje")}`;
const internal = `/arena-tournament/${tournamentId("interno-hoje")}`;
const cup = `/arena-tournament/${tournamentId("copa-duplas")}`;

/** As the manager of an arena: a new page is a new line here. */
export const pagesOfArena: Visitor = {
  login: { email: people.mainManager.email, portal: "/auth" },
  who: "Gestor de Arena",
  shots: [
    {
      name: "join-requests",
      path: "/arena-athletes/pedidos",
      shows: "Novos atletas: pedidos para entrar, link e QR code",
    },
    { name: "arena-dashboard", path: "/arena-dashboard", shows: "Dashboard da arena" },
    { name: "arena-settings", path: "/arena-settings", shows: "Configurações da Arena" },
    { name: "arena-tournaments", path: "/arena-tournaments", shows: "Gerenciar Torneios" },
    {
      name: "create-tournament",
      path: "/arena-tournaments/novo",
      shows: "Criar torneio: o formato",
    },
    {
      name: "create-tournament-places",
      path: "/arena-tournaments/novo?passo=2",
      shows: "Criar torneio: datas, vagas e valor",
    },
    {
      name: "create-tournament-rules",
      path: "/arena-tournaments/novo?passo=3",
      shows: "Criar torneio: inscrições e regras",
    },
    { name: "enrolments", path: `${cup}/enrolments`, shows: "Gerenciar Inscrições de duplas" },
    {
      name: "enrolments-import",
      path: `${cup}/enrolments`,
      shows: "Importar inscrições: o que há de errado em cada linha",
      before: async (page) => {
        await page.getByRole("button", { name: "Importar CSV" }).click();
        await page
          .getByLabel("Ou cole as linhas aqui")
          .fill("Atleta 1;E-mail 1;Atleta 2;E-mail 2\nAna Lima;;Bia Reis;bia@\nCaio Dias;;;");
        await page.getByRole("button", { name: "Conferir planilha" }).click();
        await page.getByText("2 linhas têm problema").waitFor();
      },
      windowOnly: true,
    },
    ...Object.entries(tournamentTabLabel).map(([tab, label]) => ({
      name: `super8-${tab}`,
      path: `${super8}?aba=${tab}`,
      shows: `Super 8 em andamento: ${label}`,
    })),
    ...Object.entries(tournamentTabLabel).map(([tab, label]) => ({
      name: `pairs-${tab}`,
      path: `${internal}?aba=${tab}`,
      shows: `Interno de duplas em andamento: ${label}`,
    })),
    { name: "pairs-bracket", path: `${internal}/bracket`, shows: "Chave de duplas em tela cheia" },
    { name: "super8-bracket", path: `${super8}/bracket`, shows: "Chaveamento em tela cheia" },
    {
      name: "tournament-schedule",
      path: `${internal}/schedule`,
      shows: "Programação do torneio",
    },
    {
      name: "qr-sheet",
      path: `${internal}/qr`,
      shows: "QR codes dos jogos, para imprimir",
      before: async (page) => {
        await page.getByRole("button", { name: "Criar QR codes" }).click();
        await page
          .getByRole("img", { name: /QR code/ })
          .first()
          .waitFor();
      },
    },
    { name: "score-pad", path: scorePadAddress, shows: "Placar de um jogo", windowOnly: true },
  ],
};
