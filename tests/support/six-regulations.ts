import { formatCents } from "../../server/brazil/money.rules";
import type { TieBreakCriterion } from "../../server/sport/standings/tie-breaking.rules";
import type { DecidingPhase } from "../../server/sport/scores/rules-of-match.rules";
import type { MatchFormatName, SetFormatName } from "../../server/sport/scores/match-format.rules";

/** Six published regulations of Brazilian tournaments as data; docs/regulations.md says where each fact is set. */

/** How a category is drawn and played; what is absent stays as a new category has it. */
export interface CategoryRules {
  drawFormat: "GROUPS_KNOCKOUT" | "KNOCKOUT" | "ROUND_ROBIN";
  matchFormat: MatchFormatName;
  setFormat: SetFormatName;
  groupSize?: number;
  qualifiersPerGroup?: number;
  knockoutMatchFormat?: MatchFormatName;
  knockoutSetFormat?: SetFormatName;
  thirdPlace?: boolean;
  walkoverBars?: boolean;
  tieBreakers?: TieBreakCriterion[];
}

/** A phase with a format of its own. */
export interface PhaseFormat {
  phase: DecidingPhase;
  matchFormat?: MatchFormatName;
  setFormat?: SetFormatName;
}

/** In unplayed categories a level or gender that the regulation leaves open is that of a new category: Livre, MIXED. */
export interface RegulatedCategory {
  name: string;
  level: "Livre" | "D" | "C" | "B" | "A/PRO";
  gender: "MALE" | "FEMALE" | "MIXED";
  minAge?: number;
  maxAge?: number;
  maxParticipants?: number;
  rules: CategoryRules;
  phases?: PhaseFormat[];
}

export interface PlayedCategory extends RegulatedCategory {
  /** How many enter. */
  pairs: number;
  /** By phase the formats by which its matches are played. */
  formats: Record<string, string>;
}

/** Who may enter, by when and at what price. */
interface RegistrationTerms {
  /** Days from the first day of registration to the first day of the tournament. */
  opensDaysBefore?: number;
  /** Days from the last day of registration to the first day of the tournament. */
  closesDaysBefore?: number;
  paymentDays?: number;
  fullRefundDays?: number;
  lateRefundPercent?: number;
  minPairs?: number;
  maxCategories?: number;
  oneLevelPerGender?: boolean;
  secondFeeInCents?: number;
  thirdFeeInCents?: number;
  podiumMonths?: number;
  podiumMovesUp?: boolean;
}

export interface Regulation {
  title: string;
  feeInCents: number;
  terms: RegistrationTerms;
  /** The tournament is created with the first one. */
  played: [PlayedCategory, ...PlayedCategory[]];
  /** Set up like the others; without entries they are cancelled before the draw. */
  unplayed: RegulatedCategory[];
  /** Sentences of the printed regulations, on one line. */
  printed: string[];
}

export const allCategories = ({
  played,
  unplayed,
}: Regulation): [RegulatedCategory, ...RegulatedCategory[]] => [...played, ...unplayed];

const groups = { drawFormat: "GROUPS_KNOCKOUT", matchFormat: "ONE_SET", setFormat: "SET6_TB66" } as const;
const toSix = "ONE_SET SET6_TB66";
const shortBestOfThree = "BEST_OF_3_MTB10 SET4_TB33";
const money = (cents: number) => formatCents(cents).replaceAll(/\s+/g, " ");

const thirdPlaceToFour: PhaseFormat = { phase: "THIRD_PLACE", setFormat: "SET4_TB44" };
const atGuaratingueta = {
  level: "B",
  rules: { ...groups, thirdPlace: true, tieBreakers: ["GAME_BALANCE", "GAME_PERCENT"] },
  phases: [thirdPlaceToFour],
} satisfies Partial<RegulatedCategory>;
const levelAAtGuaratingueta = {
  ...atGuaratingueta,
  level: "A/PRO",
  phases: [thirdPlaceToFour, { phase: "FINAL", setFormat: "PRO8_TB88" }],
} satisfies Partial<RegulatedCategory>;
const playedAtGuaratingueta = {
  pairs: 6,
  formats: { GROUP: toSix, SEMIFINAL: toSix, THIRD_PLACE: "ONE_SET SET4_TB44", FINAL: toSix },
} satisfies Partial<PlayedCategory>;

const guaratingueta: Regulation = {
  title: "Let's Play de Guaratinguetá",
  feeInCents: 7000,
  // R$ 20 of R$ 70 are kept: 71 % come back. 60 days before the start are never left, so that this holds from the first day.
  terms: {
    closesDaysBefore: 4,
    paymentDays: 2,
    maxCategories: 2,
    oneLevelPerGender: true,
    secondFeeInCents: 4000,
    fullRefundDays: 60,
    lateRefundPercent: 71,
  },
  // No levels are listed: each kind of doubles in the two levels that the regulation names.
  played: [
    {
      ...levelAAtGuaratingueta,
      ...playedAtGuaratingueta,
      name: "Masculino A",
      gender: "MALE",
      formats: { ...playedAtGuaratingueta.formats, FINAL: "ONE_SET PRO8_TB88" },
    },
    { ...atGuaratingueta, ...playedAtGuaratingueta, name: "Masculino B", gender: "MALE" },
    { ...atGuaratingueta, ...playedAtGuaratingueta, name: "Misto B", gender: "MIXED" },
  ],
  unplayed: [
    { ...levelAAtGuaratingueta, name: "Feminino A", gender: "FEMALE" },
    { ...atGuaratingueta, name: "Feminino B", gender: "FEMALE" },
    { ...levelAAtGuaratingueta, name: "Misto A", gender: "MIXED" },
  ],
  printed: [
    "Cada atleta joga no máximo 2 categorias.",
    "Não é permitido jogar dois níveis do mesmo gênero.",
    `2ª categoria: ${money(4000)}.`,
    "A vaga espera o pagamento por 2 dias",
    "71% do valor",
    "Na disputa de 3º lugar: um set; set até 4, tie-break em 4x4.",
    "Na final: um set; pro set até 8, tie-break em 8x8.",
    "saldo de games, percentual de games, sorteio; entre duas duplas empatadas, vale o jogo entre elas",
  ],
};

const shortKnockout = {
  rules: {
    ...groups,
    knockoutMatchFormat: "BEST_OF_3_MTB10",
    knockoutSetFormat: "SET4_TB33",
    // Who does not show up keeps a place in the standings.
    walkoverBars: false,
  },
} satisfies Partial<RegulatedCategory>;
const playedShort = {
  ...shortKnockout,
  pairs: 6,
  formats: { GROUP: toSix, SEMIFINAL: shortBestOfThree, FINAL: shortBestOfThree },
} satisfies Partial<PlayedCategory>;

const paraibano: Regulation = {
  title: "Circuito Paraibano, 5ª etapa",
  // No amount is printed.
  feeInCents: 8000,
  terms: { paymentDays: 2, maxCategories: 3, oneLevelPerGender: true, minPairs: 6 },
  played: [
    { ...playedShort, name: "Masculino A", level: "A/PRO", gender: "MALE" },
    // Up to 8 pairs the professionals play a round robin.
    {
      name: "PRO",
      level: "A/PRO",
      gender: "MALE",
      rules: { drawFormat: "ROUND_ROBIN", matchFormat: "BEST_OF_3_MTB10", setFormat: "SET6_TB66" },
      pairs: 6,
      formats: { GROUP: "BEST_OF_3_MTB10 SET6_TB66" },
    },
    { ...playedShort, name: "Master", level: "Livre", gender: "MALE", minAge: 40 },
  ],
  unplayed: [
    { ...shortKnockout, name: "Masculino B", level: "B", gender: "MALE" },
    {
      name: "Simples",
      level: "Livre",
      gender: "MIXED",
      rules: { drawFormat: "KNOCKOUT", matchFormat: "BEST_OF_3_MTB10", setFormat: "SET4_TB33" },
    },
  ],
  printed: [
    "Cada atleta joga no máximo 3 categorias.",
    "São necessárias no mínimo 6 duplas para começar.",
    "A vaga espera o pagamento por 2 dias",
    "40 anos ou mais no ano do torneio",
    "todos contra todos",
    "Nas eliminatórias: melhor de 3, match tie-break até 10; set até 4, tie-break em 3x3.",
    "W.O.: quem não comparece perde o jogo; o grupo conta a derrota como as outras.",
  ],
};

const atPraiaClube = {
  rules: { ...groups, groupSize: 4, qualifiersPerGroup: 2 },
  phases: [{ phase: "FINAL", matchFormat: "BEST_OF_3_MTB10", setFormat: "SET4_TB33" }],
  // At most two groups.
  maxParticipants: 16,
} satisfies Partial<RegulatedCategory>;
const playedAtPraiaClube = {
  ...atPraiaClube,
  pairs: 8,
  formats: { GROUP: toSix, SEMIFINAL: toSix, FINAL: shortBestOfThree },
} satisfies Partial<PlayedCategory>;

const praiaClube: Regulation = {
  title: "Praia Clube Finals",
  feeInCents: 7000,
  terms: { maxCategories: 3, secondFeeInCents: 0, thirdFeeInCents: 0 },
  played: [
    { ...playedAtPraiaClube, name: "Masculino 35+", level: "Livre", gender: "MALE", minAge: 35 },
    { ...playedAtPraiaClube, name: "Masculino B", level: "B", gender: "MALE" },
    { ...playedAtPraiaClube, name: "Misto B", level: "B", gender: "MIXED" },
  ],
  unplayed: [
    { ...atPraiaClube, name: "Masculino Sub-14", level: "Livre", gender: "MALE", maxAge: 14 },
    { ...atPraiaClube, name: "Masculino Sub-18", level: "Livre", gender: "MALE", maxAge: 18 },
    { ...atPraiaClube, name: "Masculino A", level: "A/PRO", gender: "MALE" },
    { ...atPraiaClube, name: "Masculino C", level: "C", gender: "MALE" },
    { ...atPraiaClube, name: "Masculino D", level: "D", gender: "MALE" },
    { ...atPraiaClube, name: "Feminino Sub-14", level: "Livre", gender: "FEMALE", maxAge: 14 },
    { ...atPraiaClube, name: "Feminino Sub-18", level: "Livre", gender: "FEMALE", maxAge: 18 },
    { ...atPraiaClube, name: "Feminino 35+", level: "Livre", gender: "FEMALE", minAge: 35 },
    { ...atPraiaClube, name: "Feminino A", level: "A/PRO", gender: "FEMALE" },
    { ...atPraiaClube, name: "Feminino B", level: "B", gender: "FEMALE" },
    { ...atPraiaClube, name: "Feminino C", level: "C", gender: "FEMALE" },
    { ...atPraiaClube, name: "Feminino D", level: "D", gender: "FEMALE" },
    { ...atPraiaClube, name: "Misto A", level: "A/PRO", gender: "MIXED" },
    { ...atPraiaClube, name: "Misto C", level: "C", gender: "MIXED" },
    { ...atPraiaClube, name: "Misto D", level: "D", gender: "MIXED" },
  ],
  printed: [
    "Cada atleta joga no máximo 3 categorias.",
    "2ª categoria: gratuita; 3ª categoria: gratuita.",
    "35 anos ou mais no ano do torneio",
    "grupos de 4 duplas, classificam-se as 2 primeiras de cada um",
    "Na final: melhor de 3, match tie-break até 10; set até 4, tie-break em 3x3.",
  ],
};

const bestOfThree = "BEST_OF_3 SET6_TB66";
const atIpatinga = {
  rules: {
    ...groups,
    groupSize: 3,
    qualifiersPerGroup: 2,
    tieBreakers: ["GAME_BALANCE", "GAME_PERCENT"],
  },
  maxParticipants: 24,
} satisfies Partial<RegulatedCategory>;
const levelAAtIpatinga = {
  ...atIpatinga,
  level: "A/PRO",
  phases: [
    { phase: "SEMIFINAL", matchFormat: "BEST_OF_3" },
    { phase: "FINAL", matchFormat: "BEST_OF_3" },
  ],
} satisfies Partial<RegulatedCategory>;
const playedAtIpatinga = {
  pairs: 12,
  formats: { GROUP: toSix, QUARTERFINAL: toSix, SEMIFINAL: toSix, FINAL: toSix },
} satisfies Partial<PlayedCategory>;

const ipatinga: Regulation = {
  title: "3º Open de Ipatinga",
  feeInCents: 9500,
  terms: { secondFeeInCents: 6000 },
  played: [
    {
      ...levelAAtIpatinga,
      ...playedAtIpatinga,
      name: "Masculino A",
      gender: "MALE",
      formats: { ...playedAtIpatinga.formats, SEMIFINAL: bestOfThree, FINAL: bestOfThree },
    },
    { ...atIpatinga, ...playedAtIpatinga, name: "Misto C", level: "C", gender: "MIXED" },
  ],
  unplayed: [
    { ...atIpatinga, name: "Masculino B", level: "B", gender: "MALE" },
    { ...atIpatinga, name: "Masculino C", level: "C", gender: "MALE" },
    { ...levelAAtIpatinga, name: "Feminino A", gender: "FEMALE" },
    { ...atIpatinga, name: "Feminino B", level: "B", gender: "FEMALE" },
    { ...atIpatinga, name: "Feminino C", level: "C", gender: "FEMALE" },
    { ...atIpatinga, name: "Feminino D", level: "D", gender: "FEMALE" },
    { ...levelAAtIpatinga, name: "Misto A", gender: "MIXED" },
    { ...atIpatinga, name: "Misto B", level: "B", gender: "MIXED" },
  ],
  printed: [
    `2ª categoria: ${money(6000)}.`,
    "Vagas: 24 atletas.",
    "grupos de 3 duplas",
    "Na semifinal: melhor de 3 sets; set até 6, tie-break em 6x6.",
    "Na final: melhor de 3 sets; set até 6, tie-break em 6x6.",
    "saldo de games, percentual de games",
  ],
};

// Singles have no category: these are for pairs, and what is played is the format.
const atVinhedo = {
  rules: { ...groups, groupSize: 3, qualifiersPerGroup: 2, thirdPlace: true, tieBreakers: [] },
} satisfies Partial<RegulatedCategory>;

const vinhedo: Regulation = {
  title: "Circuito de Simples de Vinhedo",
  // No amount is printed.
  feeInCents: 5000,
  terms: {
    opensDaysBefore: 120,
    closesDaysBefore: 2,
    fullRefundDays: 8,
    lateRefundPercent: 0,
    podiumMonths: 12,
    podiumMovesUp: true,
  },
  played: [
    {
      ...atVinhedo,
      name: "Masculino 30+",
      level: "Livre",
      gender: "MALE",
      minAge: 30,
      maxAge: 99,
      pairs: 9,
      formats: {
        GROUP: toSix,
        QUARTERFINAL: toSix,
        SEMIFINAL: toSix,
        THIRD_PLACE: toSix,
        FINAL: toSix,
      },
    },
  ],
  unplayed: [
    { ...atVinhedo, name: "Simples A", level: "A/PRO", gender: "MIXED" },
    { ...atVinhedo, name: "Simples B", level: "B", gender: "MIXED" },
    { ...atVinhedo, name: "Simples C", level: "C", gender: "MIXED" },
    { ...atVinhedo, name: "Simples D", level: "D", gender: "MIXED" },
  ],
  printed: [
    "de 30 a 99 anos no ano do torneio",
    "com disputa de terceiro lugar",
    "Desempate: vitórias, sorteio; entre duas duplas empatadas, vale o jogo entre elas.",
    "até 8 dias antes do início recebe o valor inteiro de volta; depois disso, nada é devolvido",
  ],
};

const atImperatriz = {
  maxParticipants: 24,
  rules: groups,
  phases: [{ phase: "FINAL", setFormat: "PRO8_TB88" }],
} satisfies Partial<RegulatedCategory>;
const playedAtImperatriz = {
  ...atImperatriz,
  pairs: 8,
  formats: { GROUP: toSix, SEMIFINAL: toSix, FINAL: "ONE_SET PRO8_TB88" },
} satisfies Partial<PlayedCategory>;

const imperatriz: Regulation = {
  title: "1ª Beach Cup Pé na Areia",
  feeInCents: 12_000,
  terms: { maxCategories: 3, secondFeeInCents: 6000, thirdFeeInCents: 6000, minPairs: 8 },
  played: [
    { ...playedAtImperatriz, name: "Feminino Iniciante", level: "D", gender: "FEMALE" },
    { ...playedAtImperatriz, name: "Feminino C", level: "C", gender: "FEMALE" },
    { ...playedAtImperatriz, name: "Feminino Open", level: "Livre", gender: "FEMALE" },
  ],
  unplayed: [
    { ...atImperatriz, name: "Masculino Iniciante", level: "D", gender: "MALE" },
    { ...atImperatriz, name: "Masculino C", level: "C", gender: "MALE" },
    { ...atImperatriz, name: "Masculino Open", level: "Livre", gender: "MALE" },
  ],
  printed: [
    `2ª categoria: ${money(6000)}; 3ª categoria: ${money(6000)}.`,
    "São necessárias no mínimo 8 duplas para começar.",
    "nível: até D",
    "nível: todos os níveis",
    "Na final: um set; pro set até 8, tie-break em 8x8.",
  ],
};

export const regulations = { guaratingueta, paraibano, praiaClube, ipatinga, vinhedo, imperatriz };
