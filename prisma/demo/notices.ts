import { joinAskedMail } from "../../server/athletes/joining/join-mails.rules";
import { joinRequestsPath } from "../../server/athletes/joining/join-request.rules";
import { noticeText } from "../../server/platform/mail/mail.rules";
import type { Prisma } from "../generated/client/client";
import { arenas } from "./arenas";
import type { DemoAthlete } from "./athletes";
import { demoId } from "./keys";

/** What the main arena's manager finds in her bell: who asks to be let in. The last one she has not read. */
export function noticeRows(
  requests: readonly Prisma.JoinRequestCreateManyInput[],
  athletes: readonly DemoAthlete[],
): Prisma.NoticeCreateManyInput[] {
  const { name: arena, owner } = arenas.main;
  return requests.map(({ id, athleteId, askedAt }, index) => {
    const athlete = athletes.find((one) => one.id === athleteId)?.fullName ?? "";
    const mail = joinAskedMail(owner, { arena, athlete, url: joinRequestsPath });
    return {
      id: demoId(`notice:${id}`),
      userId: owner.id,
      title: mail.subject,
      text: noticeText(mail),
      path: joinRequestsPath,
      createdAt: askedAt as Date,
      readAt: index < requests.length - 1 ? (askedAt as Date) : null,
    };
  });
}
