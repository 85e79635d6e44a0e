import type { Actor } from "../../support/actors";

/** Columns that somebody may come across, by whose they are: the names under which the rows were stamped. */
export type Sight = Record<string, string>;

const both = (...sights: Sight[]): Sight => {
  const sum: Sight = {};
  for (const sight of sights)
    for (const [owner, columns] of Object.entries(sight)) sum[owner] = `${sum[owner] ?? ""} ${columns}`;
  return sum;
};

const ranking = "rankings.id rankings.nome rankings.categoria posicoes_ranking.id";
const sportingPart = "alunos.id alunos.nome_completo";
const contact = "alunos.email alunos.telefone";
const account = "usuarios.id usuarios.nome usuarios.email";
const ownAccount = `${account} sessoes.id`;
const resultSheet = "torneios.nome categorias_campeonato.nome inscricoes_torneios.id";
const category = "categorias_campeonato.id categorias_campeonato.nome categorias_campeonato.nivel";
const tournament = `${resultSheet} torneios.id torneios.categoria torneios.descricao torneios.local_realizacao torneios.diretor_responsavel ${category}`;
/** The same of one that nobody is in. */
const draft = `torneios.nome torneios.id torneios.categoria torneios.descricao torneios.local_realizacao torneios.diretor_responsavel categorias_campeonato.nome ${category}`;
/** Whose lots were drawn, so that anybody can draw them again. */
const played = `${tournament} jogos.id chaveamentos.semente_sorteio`;
const playedByPairs = `${played} jogos.observacoes duplas_torneios.id inscricoes_torneios.motivo_posicao`;
const paired = `${tournament} duplas_torneios.id`;
/** What a poster says of where one plays. */
const poster = "arenas.nome_arena arenas.endereco_completo arenas.cidade quadras.id quadras.nome";
const arena = `arenas.id ${poster}`;
/** The same of one that says neither its city nor a phone. */
const unlistedArena = "arenas.id arenas.nome_arena arenas.endereco_completo quadras.id quadras.nome";
const business = "arenas.cnpj arenas.email arenas.contato arenas.responsavel";
const federation =
  "federacoes.id federacoes.nome federacoes.sigla federacoes.cnpj federacoes.endereco_completo federacoes.email " +
  "federacoes.telefone federacoes.responsavel federacoes.site_oficial federacao_usuarios.id federacao_usuarios.cargo";
const teacher = "professores.id professores.nome_completo";
const scoring = "links_placar.id arbitros_torneios.id";
const key = "chaves_api.id chaves_api.nome chaves_api.final";
/** Who else works for the first side's federation. */
const colleague = "federacao_usuarios.id federacao_usuarios.cargo";

/**
 * What hangs on the wall: the running rankings and the championships of active federations, the tournaments that an arena
 * has made public, and who stands and plays in them. Of minors the initials.
 */
const everybody: Sight = {
  ranking,
  federation: "federacoes.nome",
  athlete: sportingPart,
  listed: sportingPart,
  minor: "alunos.id",
  published: `${paired} jogos.id`,
  championship: played,
  arena: poster,
};

/** The sporting part of every athlete, and what they played in public or what is over; no way to the tournament. */
const everyoneSignedIn: Sight = both(everybody, {
  unlisted: sportingPart,
  undrawn: sportingPart,
  "request to join": sportingPart,
  finished: resultSheet,
  guests: resultSheet,
  championship: resultSheet,
});

/** Programs that read rankings and results: no athlete they do not meet there. */
const programs: Sight = everybody;

/** What is said beside a match is for those who run it. */
const noted = "jogos.observacoes";

/** Who is asked to play along, by the name one typed; never the address, nor what the link holds. */
const asked = "convites_dupla.id convites_dupla.nome_convidado";
/** Where fees are paid to. */
const payee = "arenas.chave_pix";
/** What those who run a tournament know of its enrolments besides. */
const enrolmentDesk: Sight = {
  arena: payee,
  book: `${asked} inscricoes_torneios.excecao_motivo`,
  "pair event's records": asked,
};

const atTheArena: Sight = {
  book: paired,
  published: noted,
  finished: played,
  drawn: played,
  "pair event": playedByPairs,
  open: paired,
  undrawn: paired,
  guests: tournament,
  "arena ranking": ranking,
};

const ofTheFederation: Sight = {
  federation,
  championship: played,
  "stopped ranking": ranking,
  "partner key": key,
  "revoked key": key,
  draft,
};

/** What was ever written into a match, and why: for those who run it. */
const history = "historico_resultados.placar historico_resultados.motivo";

/** That somebody asks to join: for them and for the arena. */
const joining: Sight = { "request to join": "pedidos_arena.id" };

/** Which federations an arena may ask: those that are active. */
const federationInBrief = "federacoes.id federacoes.nome federacoes.sigla federacoes.site_oficial";
const federationsToJoin: Sight = { federation: federationInBrief, affiliation: federationInBrief };
/** Which arenas a federation may invite: open ones that belong to none. */
const arenasToInvite: Sight = { affiliation: "arenas.nome_arena arenas.endereco_completo" };
const affiliation: Sight = { affiliation: "filiacoes.id" };

/** What the administration asks somebody to look after: for them. */
const asksToManage: Sight = {
  "management invitation": "convites_gestao.id convites_gestao.alvo_nome convites_gestao.cargo",
};

/** Who has rented a court. */
const rentals: Sight = { "pair event's records": "locacoes.descricao" };

/** Everything of a side that the API can show; nobody's password, CPF, notes, charges, classes or certificates. */
const everything: Sight = both(
  everyoneSignedIn,
  atTheArena,
  enrolmentDesk,
  ofTheFederation,
  rentals,
  joining,
  asksToManage,
  {
    arena: `${arena} ${business}`,
    manager: account,
    president: account,
    teacher: `${account} ${teacher}`,
    "pair event's records": `${scoring} ${history}`,
    athlete: `${contact} ${account}`,
    listed: contact,
    unlisted: contact,
    undrawn: contact,
    minor: `alunos.nome_completo ${contact}`,
    waiting: `${federation} ${ranking} ${played} ${account}`,
    "suspended arena": `${unlistedArena} arenas.cnpj arenas.email arenas.responsavel arenas.motivo_suspensao ${account}`,
    contracts: "contratos.id contratos.plano contratos.motivo_encerramento documentos_contratos.nome",
    "arena invitation": `convites_gestao.id convites_gestao.alvo_nome ${account}`,
    affiliation: `filiacoes.id ${federation} ${unlistedArena} arenas.cnpj arenas.email arenas.responsavel ${account}`,
    "inactive federation": `${federation} federacoes.motivo_inatividade ${account}`,
    audit: "auditoria.id auditoria.motivo",
    charges: "faturamento.id faturamento.descricao",
  },
);

/** Who runs the platform and what is announced: no side's. */
const platform: Sight = {
  platform:
    "configuracoes.razao_social configuracoes.cnpj configuracoes.email_contato configuracoes.telefone_contato " +
    "configuracoes.encarregado_nome configuracoes.encarregado_email configuracoes.aviso_texto",
};

/** What each caller sees of the first side, which is theirs, of the second, and of what is on no side. */
export const sights: Record<Actor, { own: Sight; other: Sight; beside: Sight }> = {
  anonymous: { own: everybody, other: everybody, beside: platform },
  disabled: { own: everybody, other: everybody, beside: platform },
  temporary: { own: {}, other: {}, beside: { ...platform, temporary: account } },
  athlete: {
    own: both(everyoneSignedIn, joining, asksToManage, {
      athlete: `${contact} ${ownAccount}`,
      finished: played,
      drawn: played,
      "pair event": playedByPairs,
      // They owe for a place of theirs; they are asked to play along, and have asked.
      arena: payee,
      book: `${paired} ${asked}`,
      "pair event's records": asked,
      championship: played,
      // Whose championship one plays in.
      waiting: `${played} federacoes.nome`,
      "arena ranking": ranking,
    }),
    other: everyoneSignedIn,
    beside: platform,
  },
  teacher: {
    // Who gives the classes of the arena's day: here oneself.
    own: both(everyoneSignedIn, atTheArena, {
      arena,
      teacher: `${ownAccount} professores.nome_completo`,
      "suspended arena": `${unlistedArena} arenas.motivo_suspensao`,
    }),
    other: everyoneSignedIn,
    beside: platform,
  },
  manager: {
    own: both(everyoneSignedIn, atTheArena, enrolmentDesk, rentals, joining, federationsToJoin, affiliation, {
      // Its own, as the federation its own: nobody else has a sight of a draft.
      draft,
      arena: `${arena} ${business}`,
      athlete: contact,
      listed: contact,
      unlisted: contact,
      undrawn: contact,
      minor: `alunos.nome_completo ${contact}`,
      manager: ownAccount,
      // Who referees, and who could be chosen to.
      teacher: `${teacher} usuarios.nome`,
      "pair event's records": `${scoring} ${history}`,
    }),
    other: both(everyoneSignedIn, federationsToJoin),
    beside: { ...platform, temporary: teacher },
  },
  federation: {
    own: both(everyoneSignedIn, ofTheFederation, arenasToInvite, affiliation, {
      arena,
      minor: "alunos.nome_completo",
      president: ownAccount,
    }),
    other: both(everyoneSignedIn, arenasToInvite),
    beside: { ...platform, disabled: colleague, temporary: colleague },
  },
  admin: {
    own: everything,
    other: everything,
    beside: {
      ...platform,
      admin: ownAccount,
      "analyst key": key,
      disabled: `${account} ${colleague}`,
      temporary: `${account} ${colleague} ${teacher}`,
    },
  },
  partner: { own: both(programs, { "stopped ranking": ranking }), other: programs, beside: platform },
  analyst: { own: programs, other: programs, beside: platform },
};

const login = "usuarios.nome usuarios.email";

/** What stands in the file of one's own data: everything that is kept, of nobody else but the names one has met. */
export const ownFiles: Partial<Record<Actor, Sight>> = {
  athlete: {
    "athlete A": `${login} alunos.nome_completo alunos.email alunos.telefone alunos.cpf alunos.observacoes`,
    "arena A": "arenas.nome_arena",
    // Whom one has asked to play along, and by whom one was asked.
    "book A": "torneios.nome convites_dupla.nome_convidado faturamento.descricao",
    "listed A": "alunos.nome_completo",
    "pair event's records A": "convites_dupla.nome_convidado",
    "finished A": "torneios.nome",
    "drawn A": "torneios.nome",
    "pair event A": "torneios.nome",
    "championship A": "torneios.nome",
    "waiting A": "torneios.nome",
    "ranking A": "rankings.nome",
    "stopped ranking A": "rankings.nome",
    "arena ranking A": "rankings.nome",
    "charges A": "faturamento.descricao",
    "management invitation A": "convites_gestao.alvo_nome convites_gestao.cargo",
  },
  teacher: {
    "suspended arena A": "arenas.nome_arena",
    "teacher A":
      `${login} professores.nome_completo professores.email certificacoes_professor.nome_certificacao ` +
      "certificacoes_professor.entidade_certificadora",
    "arena A": "arenas.nome_arena",
    // Where one is a referee.
    "pair event A": "torneios.nome",
  },
  manager: {
    "manager A": login,
    "arena A": "arenas.nome_arena arenas.cnpj arenas.email arenas.contato arenas.endereco_completo",
    "mails A": "emails.assunto",
  },
  federation: {
    "president A": login,
    "federation A": "federacoes.nome federacao_usuarios.cargo",
    // What an admin has done to one, and why.
    "audit A": "auditoria.motivo",
  },
  admin: { admin: login },
};
