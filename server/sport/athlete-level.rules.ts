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
