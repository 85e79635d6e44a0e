import { people } from "../../prisma/demo/people";
import { tournamentId } from "../../prisma/demo/tournament-rows";
import {
  invitationAddress,
  rankingAddress,
  resetPasswordAddress,
  scoreLinkAddress,
} from "../../tests/support/page-addresses";
import { publicTournamentPath } from "../../web/tournaments/public/tournament-path";
import type { Visitor } from "./shot";

const publicInternal = publicTournamentPath(tournamentId("interno-hoje"));

/** Pages without signing in. */
export const pagesOfEveryone: Visitor = {
  login: null,
  who: "Everyone",
  shots: [
    { name: "landing", path: "/", shows: "Início" },
    { name: "help", path: "/ajuda", shows: "Central de Ajuda" },
    { name: "contact", path: "/contato", shows: "Contato" },
    { name: "privacy", path: "/privacidade", shows: "Política de Privacidade" },
    { name: "terms", path: "/termos", shows: "Termos de Uso" },
    { name: "auth", path: "/auth", shows: "Acesso para Arenas: entrar" },
    { name: "auth-sign-up", path: "/auth?aba=cadastrar", shows: "Acesso para Arenas: cadastrar" },
    { name: "auth-athlete", path: "/auth-athlete", shows: "Portal do Aluno: entrar" },
    {
      name: "auth-athlete-sign-up",
      path: "/auth-athlete?aba=cadastrar",
      shows: "Portal do Aluno: cadastrar",
    },
    { name: "federation-auth", path: "/federation-auth", shows: "Acesso para Federações: entrar" },
    {
      name: "federation-auth-sign-up",
      path: "/federation-auth?aba=cadastrar",
      shows: "Acesso para Federações: cadastrar",
    },
    { name: "admin-auth", path: "/admin-auth", shows: "Acesso Administrativo" },
    { name: "confirm-email", path: "/confirmar-email", shows: "Confirmação de e-mail, link incompleto" },
    { name: "tournament-directory", path: "/torneios", shows: "Torneios abertos ao público" },
    { name: "rankings", path: "/rankings", shows: "Rankings" },
    { name: "ranking", path: rankingAddress, shows: "Lista publicada de um ranking" },
    { name: "arena-page", path: "/arena/arena-beira-mar", shows: "Página de uma arena: pedir para entrar" },
    { name: "invitation", path: invitationAddress, shows: "Convite para jogar" },
    {
      name: "invitation-incomplete",
      path: "/convite/incompleto",
      shows: "Convite para jogar, link incompleto",
    },
    {
      name: "public-open",
      path: publicTournamentPath(tournamentId("copa-duplas")),
      shows: "Página pública de um torneio: inscrições abertas",
    },
    ...Object.entries({
      inscricao: "participantes",
      grupos: "grupos e seus jogos",
      chave: "chave",
      programacao: "programação",
      "meus-jogos": "meus jogos",
      resultados: "resultados",
    }).map(([tab, label]) => ({
      name: `public-${tab}`,
      path: `${publicInternal}?aba=${tab}`,
      shows: `Página pública de um torneio: ${label}`,
    })),
    {
      name: "public-podio",
      path: publicTournamentPath(tournamentId("interno-fun")),
      shows: "Página pública de um torneio: pódio",
    },
    {
      name: "public-super8",
      path: `${publicTournamentPath(tournamentId("super8-hoje"))}?aba=chave`,
      shows: "Página pública de um Super 8: rodadas",
    },
    {
      name: "public-unknown",
      path: publicTournamentPath("00000000-0000-4000-8000-000000000000"),
      shows: "Página pública de um torneio: fechada, ou de nenhum",
    },
    { name: "public-tv", path: `${publicInternal}/tv`, shows: "Painel de TV", windowOnly: true },
    {
      name: "public-poster",
      path: `${publicTournamentPath(tournamentId("copa-duplas"))}/cartaz`,
      shows: "Cartaz de um torneio",
    },
    { name: "score-link", path: scoreLinkAddress, shows: "Placar pelo link de um jogo", windowOnly: true },
    { name: "score-link-dead", path: "/placar/incompleto", shows: "Placar por um link que não vale" },
    ...Object.entries({
      lista: "uma lista",
      estados: "estados de uma lista",
      coisas: "pessoas, valores, situações",
      jogos: "jogos, grupos e chaves",
      graficos: "gráficos",
      formularios: "campos, passos, perguntas",
      controles: "letras e controles",
    }).map(([tab, label]) => ({
      name: `style-${tab}`,
      path: `/estilo?aba=${tab}`,
      shows: `As peças das páginas (só fora de produção): ${label}`,
    })),
    {
      name: "style-details",
      path: "/estilo?aberto=1",
      shows: "As peças das páginas (só fora de produção): detalhes ao lado da lista",
      windowOnly: true,
    },
    { name: "explorer", path: "/explorador", shows: "Explorador da API" },
    {
      name: "forgot-password",
      path: "/auth-athlete",
      shows: "Esqueci minha senha",
      before: async (page) => {
        await page.getByLabel("Email").fill(people.athlete.email);
        await page.getByRole("button", { name: "Esqueci minha senha" }).click();
        await page.getByRole("dialog").waitFor();
      },
      windowOnly: true,
    },
    {
      name: "reset-password",
      path: resetPasswordAddress,
      shows: "Defina sua nova senha",
    },
    { name: "not-found", path: "/nao-existe", shows: "Página não encontrada" },
  ],
};
