/** Whether a category was cancelled: it is over, and was never drawn. */
export const isCancelledCategory = ({
  draw,
  settledAt,
}: {
  draw: object | null;
  settledAt: Date | null;
}): boolean => draw === null && settledAt !== null;

export const categoryCancelled = "Esta categoria foi cancelada e não será disputada.";
