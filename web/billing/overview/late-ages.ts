interface Late {
  readonly daysLate: number;
  /** In centavos. */
  readonly overdueInCents: number;
}

const ages = [
  { name: "Até 15 dias", short: "≤ 15", upTo: 15 },
  { name: "16 a 30 dias", short: "16–30", upTo: 30 },
  { name: "31 a 60 dias", short: "31–60", upTo: 60 },
  { name: "Mais de 60 dias", short: "> 60", upTo: Infinity },
] as const;

/** How old it is what is late, by the oldest charge of each who owes. */
export const byAge = (late: readonly Late[]) =>
  ages.map(({ name, short, upTo }, index) => {
    const after = ages[index - 1]?.upTo ?? 0;
    const among = late.filter(({ daysLate }) => daysLate > after && daysLate <= upTo);
    return { name, short, value: among.reduce((sum, { overdueInCents }) => sum + overdueInCents, 0) };
  });
