import { expect, test } from "vitest";
import { formatCents } from "../../brazil/money.rules";
import { regulationOf, type RegulatedCategory, type RegulationFacts } from "./regulation.rules";

const category: RegulatedCategory = {
  name: "Feminino C",
  level: "C",
  gender: "FEMALE",
  minAge: 40,
  maxAge: null,
  maxParticipants: 32,
  feeInCents: 9000,
  earlyFeeInCents: null,
  placeMode: "ENTRY_ORDER",
  wildCards: 0,
  drawFormat: "GROUPS_KNOCKOUT",
  matchFormat: "ONE_SET",
  setFormat: null,
  fixedGames: null,
  knockoutMatchFormat: "BEST_OF_3_MTB10",
  knockoutSetFormat: null,
  roundOf16MatchFormat: null,
  roundOf16SetFormat: null,
  quarterfinalMatchFormat: null,
  quarterfinalSetFormat: null,
  semifinalMatchFormat: null,
  semifinalSetFormat: null,
  thirdPlaceMatchFormat: null,
  thirdPlaceSetFormat: null,
  finalMatchFormat: null,
  finalSetFormat: null,
  qualifiersPerGroup: 2,
  groupSize: null,
  thirdPlace: true,
  consolation: false,
  tieBreakers: ["SET_BALANCE", "GAME_BALANCE"],
  walkoverBars: true,
  rankingId: "ranking",
  rankingName: "Feminino C 2026",
  rankingTier: "G250",
};
const facts: RegulationFacts = {
  name: "Etapa Ilha",
  organiserName: "Federação Catarinense",
  venue: "Praia Mole",
  directorName: null,
  startDate: "2030-01-05",
  endDate: "2030-01-06",
  registrationStartsOn: null,
  registrationEndsOn: "2030-01-03",
  maxParticipants: null,
  minPairs: null,
  paymentDays: 3,
  fullRefundDays: 7,
  lateRefundPercent: 50,
  matchMinutes: 40,
  finalAfterThirdPlace: false,
  minRestMinutes: 20,
  setFormat: "SET6_TB66",
  protestHours: 24,
  sanctionTier: "G250",
  maxCategories: null,
  oneLevelPerGender: false,
  podiumMonths: null,
  podiumMovesUp: false,
  secondFeeInCents: null,
  thirdFeeInCents: null,
  furtherFeeInCents: null,
  earlyUntil: null,
  memberFeeInCents: null,
  memberDiscountPercent: null,
  categories: [category],
};
const textOf = (more: Partial<RegulationFacts> = {}) =>
  regulationOf({ ...facts, ...more })
    .flatMap(({ title, lines }) => [title, ...lines])
    .join("\n");
const ofCategory = (more: Partial<RegulatedCategory>) => textOf({ categories: [{ ...category, ...more }] });

test("says in plain words by what the event is held", () => {
  expect(regulationOf(facts)).toEqual([
    {
      title: "O evento",
      lines: [
        "Etapa Ilha é organizado por Federação Catarinense e jogado de 05/01/2030 a 06/01/2030.",
        "Local: Praia Mole.",
      ],
    },
    {
      title: "Inscrições",
      lines: [
        "As inscrições vão até 03/01/2030.",
        "Quem se inscreve com a categoria cheia entra na lista de espera, na ordem de chegada.",
        "A vaga espera o pagamento por 3 dias; depois passa para quem está na lista de espera.",
        "Quem desiste até 7 dias antes do início recebe o valor inteiro de volta; depois disso e até o sorteio, 50% do valor.",
      ],
    },
    {
      title: "Categoria Feminino C",
      lines: [
        "Para quem: feminino; 40 anos ou mais no ano do torneio; nível: até C.",
        "Vagas: 32 atletas.",
        "Inscrição: R$\u00a090,00 por atleta.",
        "Formato: fase de grupos + eliminatórias; grupos de 3 ou 4 duplas, classificam-se as 2 primeiras de cada um; com disputa de terceiro lugar.",
        "Jogos: um set; set até 6, tie-break em 6x6.",
        "Nas eliminatórias: melhor de 3, match tie-break até 10; set até 6, tie-break em 6x6.",
        "Desempate: vitórias, saldo de sets, saldo de games, sorteio; entre duas duplas empatadas, vale o jogo entre elas.",
        "W.O.: quem não comparece perde o jogo, fica em último no grupo e não avança.",
        "Ranking: vale 250 pontos (G250) para cada campeão no ranking Feminino C 2026.",
      ],
    },
    {
      title: "Horários e W.O.",
      lines: [
        "Os horários são marcados para jogos de cerca de 40 minutos, com no mínimo 20 minutos de descanso entre dois jogos do mesmo atleta.",
        "Quem não comparece ao jogo perde por W.O., que a organização registra.",
      ],
    },
    {
      title: "Protestos e pontos",
      lines: [
        "Um resultado pode ser contestado junto à organização até 24 horas depois do fim da categoria; passado esse prazo, vale como está.",
        "Um protesto aceito depois de publicado um ranking faz uma nova versão da lista, com o motivo.",
        "A etapa tem a faixa G250: 250 pontos para cada campeão nas categorias ligadas a um ranking.",
      ],
    },
  ]);
});

test("does not speak of what the event does not have", () => {
  const free = ofCategory({ feeInCents: 0, rankingName: null, rankingTier: null, maxParticipants: null });
  expect(free).toContain("Inscrição: gratuita.");
  expect(free).toContain("Vagas: sem limite próprio.");
  expect(free).not.toMatch(/pagamento|desiste|no ranking|um ranking faz uma nova versão/);
  const open = textOf({ protestHours: null, sanctionTier: null, venue: null, registrationEndsOn: null });
  expect(open).toContain("As inscrições ficam abertas até o sorteio.");
  expect(open).toContain("Protestos são dirigidos à organização, que decide.");
  expect(open).not.toMatch(/Local|faixa/);
});

test("says by what the last rounds are played where that differs", () => {
  const own = {
    knockoutMatchFormat: null,
    thirdPlaceSetFormat: "SET4_TB33",
    finalMatchFormat: "BEST_OF_3_MTB10",
  } as const;
  const lines = ofCategory(own).split("\n");
  const at = lines.indexOf("Jogos: um set; set até 6, tie-break em 6x6.");
  expect(lines.slice(at + 1, at + 3)).toEqual([
    "Na disputa de 3º lugar: um set; set até 4, tie-break em 3x3.",
    "Na final: melhor de 3, match tie-break até 10; set até 6, tie-break em 6x6.",
  ]);
  expect(ofCategory({ ...own, thirdPlace: false })).not.toContain("Na disputa de 3º lugar");
  expect(ofCategory({ ...own, drawFormat: "ROUND_ROBIN" })).not.toContain("Na final");
});

test("tells how each format is played", () => {
  const superN = ofCategory({ drawFormat: "SUPER_N", gender: "MIXED" });
  expect(superN).toContain("Super N, todos jogam por si e trocam de par a cada jogo");
  expect(superN).toContain("mulheres e homens");
  expect(superN).toContain("Jogos: um set; set até 6, tie-break em 6x6.");
  // What was chosen before the format changed does not count: everybody plays one set.
  expect(
    ofCategory({ drawFormat: "SUPER_N", matchFormat: "FIXED_GAMES", fixedGames: 8, setFormat: "SET4_TB44" }),
  ).toContain("Jogos: um set; set até 4, tie-break em 4x4.");
  expect(superN).not.toMatch(/Desempate|quem não comparece perde o jogo,/);
  const fixed = ofCategory({
    drawFormat: "KNOCKOUT",
    matchFormat: "FIXED_GAMES",
    fixedGames: 8,
    consolation: true,
  });
  expect(fixed).toContain("8 games em cada jogo");
  expect(fixed).toContain("com chave de consolação");
  expect(fixed).toContain("W.O.: quem não comparece perde o jogo e não avança.");
  expect(ofCategory({ matchFormat: "TIMED", gender: "MIXED", minAge: null, maxAge: 14 })).toContain(
    "Jogos: por tempo.",
  );
  expect(ofCategory({ walkoverBars: false, maxAge: 50 })).toContain("de 40 a 50 anos no ano do torneio");
});

test("says that the final waits for third place, where that is played", () => {
  const sentence = "A final de cada categoria começa depois da sua disputa de terceiro lugar.";
  const third = { ...category, thirdPlace: true };
  expect(textOf({ finalAfterThirdPlace: true, categories: [third] })).toContain(sentence);
  expect(
    textOf({ finalAfterThirdPlace: true, categories: [{ ...category, thirdPlace: false }] }),
  ).not.toContain(sentence);
  expect(textOf({ categories: [third] })).not.toContain(sentence);
});

test("says the limits and the prices of several categories", () => {
  const text = textOf({
    maxCategories: 2,
    oneLevelPerGender: true,
    podiumMonths: 12,
    podiumMovesUp: true,
    secondFeeInCents: 4000,
    earlyUntil: "2029-12-10",
    categories: [{ ...category, earlyFeeInCents: 8000 }],
  });
  expect(text).toContain("Cada atleta joga no máximo 2 categorias.");
  expect(text).toContain("Não é permitido jogar dois níveis do mesmo gênero.");
  expect(text).toContain("Quem subiu ao pódio de um nível nos 12 meses antes do início joga um nível acima.");
  expect(text).toContain(`2ª categoria: ${formatCents(4000)}.`);
  expect(text).toContain(`Inscrição: ${formatCents(9000)} por atleta; ${formatCents(8000)} até 10/12/2029.`);
  expect(textOf()).not.toContain("2ª categoria");
});

test("says who gets the places where it is not who comes first", () => {
  const text = ofCategory({ placeMode: "RANKING", wildCards: 2 });
  expect(text).toContain(
    "As vagas saem pelo ranking Feminino C 2026, pela soma dos pontos da dupla, depois de 03/01/2030; no empate, por ordem de inscrição.",
  );
  expect(text).toContain("A organização guarda 2 vagas de dupla para convites.");
  expect(text).toContain("salvo nas categorias que dizem outra coisa");
  expect(ofCategory({})).not.toContain("convites");
});
