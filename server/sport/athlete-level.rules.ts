/** Playing levels, from beginner to professional. */
export const athleteLevels = ["FUN", "D", "C", "B", "A_PRO"] as const;
export type AthleteLevel = (typeof athleteLevels)[number];

export const athleteLevelLabel: Record<AthleteLevel, string> = {
  FUN: "Fun",
  D: "D",
  C: "C",
  B: "B",
  A_PRO: "A/PRO",
};

/** For a form's choice, in their order. */
export const athleteLevelOptions = athleteLevels.map((value) => ({ value, label: athleteLevelLabel[value] }));

const levelOfWord: Record<string, AthleteLevel> = {
  FUN: "FUN",
  INICIANTE: "D",
  INICIANTES: "D",
  D: "D",
  C: "C",
  B: "B",
  INTERMEDIARIO: "C",
  INTERMEDIARIA: "C",
  AVANCADO: "B",
  AVANCADA: "B",
  A: "A_PRO",
  PRO: "A_PRO",
};
export const levelRank = (level: AthleteLevel): number => athleteLevels.indexOf(level);

/**
 * The highest level a category admits, by the words in its name; of several the highest one. Who is below plays up.
 * Iniciante takes up to D, Intermediário up to C, Avançado up to B, Pro everybody; a text without a level ("Sub 14",
 * "40+", "Open") has no such rule.
 */
export function highestLevelOf(text: string): AthleteLevel | null {
  const words = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .split(/[^A-Z0-9+]+/);
  const levels = words.flatMap((word) => (Object.hasOwn(levelOfWord, word) ? (levelOfWord[word] ?? []) : []));
  return levels.toSorted((a, b) => levelRank(b) - levelRank(a))[0] ?? null;
}

/** "até C", "só Fun", "todos os níveis": whom a category takes, on the scale of the athletes. */
export function levelsAdmitted(text: string): string {
  const highest = highestLevelOf(text);
  if (highest === null || highest === athleteLevels.at(-1)) return "todos os níveis";
  return highest === athleteLevels[0]
    ? `só ${athleteLevelLabel[highest]}`
    : `até ${athleteLevelLabel[highest]}`;
}

/** "Intermediário: até C": a category as it is chosen. */
export const levelInWords = (text: string): string => `${text}: ${levelsAdmitted(text)}`;
