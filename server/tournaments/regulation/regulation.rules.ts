import { formatCents } from "../../brazil/money.rules";
import { counted } from "../../platform/numbers.rules";
import { dateInDigits } from "../../platform/time/time-in-words.rules";
import { levelsAdmitted } from "../../sport/athlete-level.rules";
import { categoryFormatLabel, entersInPairs } from "../../sport/draws/draw-plan.rules";
import { rankingTiers, type RankingTier } from "../../sport/ranking/ranking-points.rules";
import {
  formatInWords as matchInWords,
  type PhaseFormats,
  phaseFormatsOf,
  phasesInWords,
  rulesOfKnockout,
  usualRules,
} from "../../sport/scores/rules-of-match.rules";
import type { MatchFormatName, SetFormatName } from "../../sport/scores/match-format.rules";
import { tieBreakCriterionLabel, type TieBreakCriterion } from "../../sport/standings/tie-breaking.rules";
import { placeRulesInWords, type PlaceTerms } from "../categories/place-modes.rules";
import { earlyFeeOn, entryRulesInWords, type EntryLimits, type FeeTable } from "../entry-fees.rules";
import { tournamentGenderLabel, type TournamentGender } from "../tournament-and-enrolment-status.rules";

/** How a category is entered, drawn, played and decided. */
export interface RegulatedCategory extends PhaseFormats, PlaceTerms {
  name: string;
  level: string;
  gender: TournamentGender;
  minAge: number | null;
  maxAge: number | null;
  maxParticipants: number | null;
  feeInCents: number;
  earlyFeeInCents: number | null;
  matchFormat: MatchFormatName;
  /** Null: the event's. */
  setFormat: SetFormatName | null;
  fixedGames: number | null;
  /** Null: as in the groups. */
  knockoutMatchFormat: MatchFormatName | null;
  knockoutSetFormat: SetFormatName | null;
  qualifiersPerGroup: number;
  /** Null: three or four. */
  groupSize: number | null;
  thirdPlace: boolean;
  consolation: boolean;
  tieBreakers: readonly TieBreakCriterion[];
  walkoverBars: boolean;
  rankingName: string | null;
  rankingTier: RankingTier | null;
}

/** What an event is held by; days YYYY-MM-DD, amounts in centavos. */
export interface RegulationFacts extends EntryLimits, FeeTable {
  name: string;
  organiserName: string;
  venue: string | null;
  directorName: string | null;
  startDate: string;
  endDate: string | null;
  registrationStartsOn: string | null;
  registrationEndsOn: string | null;
  maxParticipants: number | null;
  minPairs: number | null;
  paymentDays: number;
  fullRefundDays: number;
  lateRefundPercent: number;
  matchMinutes: number;
  minRestMinutes: number;
  finalAfterThirdPlace: boolean;
  setFormat: SetFormatName;
  protestHours: number | null;
  sanctionTier: RankingTier | null;
  categories: readonly RegulatedCategory[];
}

interface RegulationSection {
  title: string;
  lines: string[];
}

const present = (lines: readonly (string | null)[]): string[] => lines.filter((line) => line !== null);
const sentence = (text: string): string => `${text}.`;
const lowerFirst = (text: string): string => `${text.charAt(0).toLocaleLowerCase("pt-BR")}${text.slice(1)}`;

/** The regulations in the words of an organiser, numbered by their order: only what the event really is held by. */
export function regulationOf(facts: RegulationFacts): RegulationSection[] {
  return [
    { title: "O evento", lines: aboutEvent(facts) },
    { title: "Inscrições", lines: aboutEnrolment(facts) },
    ...facts.categories.map((category) => ({
      title: `Categoria ${category.name}`,
      lines: aboutCategory(category, facts),
    })),
    { title: "Horários e W.O.", lines: aboutTimes(facts) },
    { title: "Protestos e pontos", lines: aboutProtests(facts) },
  ];
}

function aboutEvent({ name, organiserName, venue, directorName, startDate, endDate }: RegulationFacts) {
  const days =
    endDate === null || endDate === startDate
      ? `em ${dateInDigits(startDate)}`
      : `de ${dateInDigits(startDate)} a ${dateInDigits(endDate)}`;
  return present([
    `${name} é organizado por ${organiserName} e jogado ${days}.`,
    venue && sentence(`Local: ${venue}`),
    directorName && sentence(`Diretor responsável: ${directorName}`),
  ]);
}

function aboutEnrolment(facts: RegulationFacts) {
  const { registrationStartsOn: from, registrationEndsOn: until, fullRefundDays, lateRefundPercent } = facts;
  const costs = facts.categories.some(({ feeInCents }) => feeInCents > 0);
  return present([
    from === null
      ? until === null
        ? "As inscrições ficam abertas até o sorteio."
        : `As inscrições vão até ${dateInDigits(until)}.`
      : until === null
        ? `As inscrições abrem em ${dateInDigits(from)} e ficam abertas até o sorteio.`
        : `As inscrições vão de ${dateInDigits(from)} a ${dateInDigits(until)}.`,
    facts.maxParticipants === null
      ? null
      : `O evento tem no máximo ${counted(facts.maxParticipants, "participante", "participantes")}.`,
    facts.minPairs === null
      ? null
      : `São necessárias no mínimo ${counted(facts.minPairs, "dupla", "duplas")} para começar.`,
    ...entryRulesInWords(facts, facts.categories),
    facts.categories.every(({ placeMode }) => placeMode === "ENTRY_ORDER")
      ? "Quem se inscreve com a categoria cheia entra na lista de espera, na ordem de chegada."
      : "Quem se inscreve com a categoria cheia entra na lista de espera, na ordem de chegada, salvo nas categorias que dizem outra coisa.",
    costs
      ? `A vaga espera o pagamento por ${counted(facts.paymentDays, "dia", "dias")}; depois passa para quem está na lista de espera.`
      : null,
    costs ? refundInWords(fullRefundDays, lateRefundPercent) : null,
  ]);
}

function refundInWords(fullRefundDays: number, lateRefundPercent: number): string {
  const late =
    lateRefundPercent === 0
      ? "depois disso, nada é devolvido"
      : `depois disso e até o sorteio, ${lateRefundPercent}% do valor`;
  return `Quem desiste até ${counted(fullRefundDays, "dia", "dias")} antes do início recebe o valor inteiro de volta; ${late}.`;
}

function aboutCategory(
  category: RegulatedCategory,
  {
    setFormat: usualSet,
    earlyUntil,
    registrationEndsOn,
  }: Pick<RegulationFacts, "setFormat" | "earlyUntil" | "registrationEndsOn">,
): string[] {
  const early = earlyUntil === null ? null : earlyFeeOn(category, earlyUntil, earlyUntil);
  const inPairs = entersInPairs(category);
  const inGroups = category.drawFormat === "GROUPS_KNOCKOUT";
  const hasGroups = inGroups || category.drawFormat === "ROUND_ROBIN";
  return present([
    sentence(`Para quem: ${whoInWords(category, inPairs)}`),
    category.maxParticipants === null
      ? "Vagas: sem limite próprio."
      : sentence(`Vagas: ${counted(category.maxParticipants, "atleta", "atletas")}`),
    ...placeRulesInWords(category, { rankingName: category.rankingName, registrationEndsOn }),
    category.feeInCents === 0
      ? "Inscrição: gratuita."
      : sentence(
          `Inscrição: ${formatCents(category.feeInCents)} por atleta${early === null || earlyUntil === null ? "" : `; ${formatCents(early)} até ${dateInDigits(earlyUntil)}`}`,
        ),
    sentence(`Formato: ${formatInWords(category)}`),
    sentence(`Jogos: ${matchInWords(usualRules(category, { setFormat: usualSet }))}`),
    inGroups && (category.knockoutMatchFormat !== null || category.knockoutSetFormat !== null)
      ? sentence(
          `Nas eliminatórias: ${matchInWords(rulesOfKnockout(null, category, { setFormat: usualSet }))}`,
        )
      : null,
    ...phasesInWords(phaseFormatsOf(category), category, { setFormat: usualSet }),
    hasGroups
      ? sentence(
          `Desempate: vitórias, ${[...category.tieBreakers.map((name) => lowerFirst(tieBreakCriterionLabel[name])), "sorteio"].join(", ")}; entre duas duplas empatadas, vale o jogo entre elas`,
        )
      : null,
    inPairs
      ? category.walkoverBars
        ? sentence(
            `W.O.: quem não comparece perde o jogo${hasGroups ? ", fica em último no grupo" : ""} e não avança`,
          )
        : "W.O.: quem não comparece perde o jogo; o grupo conta a derrota como as outras."
      : null,
    category.rankingName === null || category.rankingTier === null
      ? null
      : sentence(
          `Ranking: vale ${rankingTiers[category.rankingTier]} pontos (${category.rankingTier}) para cada campeão no ranking ${category.rankingName}`,
        ),
  ]);
}

function whoInWords({ gender, minAge, maxAge, level }: RegulatedCategory, inPairs: boolean): string {
  const who =
    gender === "MIXED"
      ? inPairs
        ? "dupla mista, uma mulher e um homem"
        : "mulheres e homens"
      : lowerFirst(tournamentGenderLabel[gender]);
  const ages =
    minAge !== null && maxAge !== null
      ? `de ${minAge} a ${maxAge} anos no ano do torneio`
      : minAge !== null
        ? `${minAge} anos ou mais no ano do torneio`
        : maxAge !== null
          ? `até ${maxAge} anos no ano do torneio`
          : null;
  return present([who, ages, `nível: ${levelsAdmitted(level)}`]).join("; ");
}

function formatInWords({
  drawFormat,
  groupSize,
  qualifiersPerGroup,
  thirdPlace,
  consolation,
}: RegulatedCategory): string {
  const label = lowerFirst(categoryFormatLabel[drawFormat]);
  const groups =
    drawFormat === "GROUPS_KNOCKOUT"
      ? `grupos de ${groupSize ?? "3 ou 4"} duplas, ${qualifiersPerGroup === 1 ? "classifica-se a primeira" : `classificam-se as ${qualifiersPerGroup} primeiras`} de cada um`
      : null;
  const knockout = drawFormat === "GROUPS_KNOCKOUT" || drawFormat === "KNOCKOUT";
  return present([
    drawFormat === "SUPER_N" ? "Super N, todos jogam por si e trocam de par a cada jogo" : label,
    groups,
    knockout && thirdPlace ? "com disputa de terceiro lugar" : null,
    knockout && consolation ? "com chave de consolação" : null,
  ]).join("; ");
}

function aboutTimes({
  matchMinutes,
  minRestMinutes,
  finalAfterThirdPlace,
  categories,
}: RegulationFacts): string[] {
  return present([
    `Os horários são marcados para jogos de cerca de ${counted(matchMinutes, "minuto", "minutos")}, com no mínimo ${counted(minRestMinutes, "minuto", "minutos")} de descanso entre dois jogos do mesmo atleta.`,
    finalAfterThirdPlace && categories.some(({ thirdPlace }) => thirdPlace)
      ? "A final de cada categoria começa depois da sua disputa de terceiro lugar."
      : null,
    "Quem não comparece ao jogo perde por W.O., que a organização registra.",
  ]);
}

function aboutProtests({ protestHours, sanctionTier, categories }: RegulationFacts): string[] {
  return present([
    protestHours === null
      ? "Protestos são dirigidos à organização, que decide."
      : `Um resultado pode ser contestado junto à organização até ${counted(protestHours, "hora", "horas")} depois do fim da categoria; passado esse prazo, vale como está.`,
    categories.some(({ rankingName }) => rankingName !== null)
      ? "Um protesto aceito depois de publicado um ranking faz uma nova versão da lista, com o motivo."
      : null,
    sanctionTier === null
      ? null
      : `A etapa tem a faixa ${sanctionTier}: ${rankingTiers[sanctionTier]} pontos para cada campeão nas categorias ligadas a um ranking.`,
  ]);
}
