import { expect, test } from "vitest";
import { affiliationInWords } from "./AffiliationRow";

const words = (more: object) =>
  affiliationInWords(
    { status: "PENDING", proposedBy: "ARENA", proposedAt: "1", ...more },
    (at) => `dia ${at}`,
  );

test.each([
  [{}, "A arena pediu em dia 1, aguardando resposta"],
  [{ proposedBy: "FEDERATION" }, "A federação convidou em dia 1, aguardando resposta"],
  [{ status: "ACTIVE", answeredAt: "2" }, "Desde dia 2"],
  [{ status: "ENDED", answeredAt: "2", endedAt: "9" }, "De dia 2 a dia 9"],
  [{ status: "REFUSED", answeredAt: "2" }, "A arena pediu em dia 1 · Recusada"],
  [{ status: "WITHDRAWN", answeredAt: "2" }, "A arena pediu em dia 1 · Cancelada"],
])("%j reads %s", (more, said) => expect(words(more)).toBe(said));
