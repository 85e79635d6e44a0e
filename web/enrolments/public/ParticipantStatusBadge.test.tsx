import { expect, test } from "vitest";
import { palettes } from "../../ui/Badges";
import { participantTones } from "./ParticipantStatusBadge";

const [blue, green, red, purple] = ["sea", "palm", "flag", "dusk"];

test("enrolled, playing, eliminated and finished athletes have different colours", () => {
  const { ENROLLED, PLAYING, ELIMINATED, FINISHED, CANCELLED } = participantTones;
  expect([ENROLLED, PLAYING, ELIMINATED, FINISHED, CANCELLED].map((tone) => palettes[tone])).toEqual([
    blue,
    green,
    red,
    purple,
    red,
  ]);
});
