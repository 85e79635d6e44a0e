/** "Jogo 12 · Semifinal", "Rodada 3": asked for once, for no point that is played changes it. */
export const padHeading = ({
  number,
  phase,
}: {
  readonly number?: number | null;
  readonly phase?: string | null;
}): string => [number ? `Jogo ${number}` : null, phase].filter(Boolean).join(" · ") || "Placar do jogo";
