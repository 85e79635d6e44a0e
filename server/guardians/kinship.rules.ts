export const kinships = ["MOTHER", "FATHER", "GRANDPARENT", "GUARDIAN"] as const;
export type Kinship = (typeof kinships)[number];

export const kinshipLabel: Record<Kinship, string> = {
  MOTHER: "Mãe",
  FATHER: "Pai",
  GRANDPARENT: "Avó ou avô",
  GUARDIAN: "Responsável legal",
};
