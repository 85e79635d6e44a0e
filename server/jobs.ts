import "./reactions";
import type { TaskList } from "graphile-worker";
import { deliverAnnouncementTask } from "./announcements/announcement.step";
import { deliverAnnouncementJob } from "./announcements/deliver-announcement.action";
import { sendDueAnnouncementsJob, sendDueAnnouncementsTask } from "./announcements/announcement.action";
import { remindOnEveJob, remindOnEveTask } from "./schedule/reminders/remind-on-eve.action";
import { forgetExpiredJob } from "./identity/forget-expired.job";
import { confirmationTask, passwordResetTask } from "./identity/account.action";
import { confirmationJob, passwordResetJob } from "./identity/mail-requests.job";
import type { Config } from "./platform/config";
import type { Database } from "./platform/database";
import { createOutbox, sendMailTask, sendMailJob } from "./platform/mail/outbox";
import {
  extendClassesJob,
  extendClassesTask,
  tellPendingJob,
  tellPendingTask,
  fillPlacesJob,
  fillPlacesTask,
} from "./classes/classes.job";
import { sendPushTask } from "./notices/push/push.step";
import { sendPushJob } from "./notices/push/push.action";
import { forgetNoticesJob, forgetNoticesTask } from "./notices/notice.action";
import {
  addUpSumsJob,
  addUpSumsTask,
  copyCommissionsJob,
  copyCommissionsTask,
  remindOfChargesJob,
  remindOfChargesTask,
  runMonthsJob,
  runMonthsTask,
} from "./billing/billing.job";
import { tendRentalsJob, tendRentalsTask } from "./bookings/rental-cancellation.action";
import { closePagesJob, closePagesTask } from "./athletes/athlete-profile.action";
import { forgetReadingsJob, forgetReadingsTask } from "./athletes/read-personal-data.action";
import { forgetMergesJob, forgetMergesTask } from "./merging/undo-merge.action";
import { publishDueJob, publishDueTask } from "./rankings/publish-ranking.action";
import { expireEnrolmentsJob, expireEnrolmentsTask } from "./enrolments/places.action";

/** Everything that runs in the background, by the name it is queued under. */
export function jobTasks(config: Config, db: Database, publicUrl: () => string): TaskList {
  const parts = { db, outbox: createOutbox(config.smtpUrl !== null), publicUrl };
  return {
    forget_expired: forgetExpiredJob(db),
    [expireEnrolmentsTask]: expireEnrolmentsJob(parts),
    [extendClassesTask]: extendClassesJob(db),
    [forgetNoticesTask]: forgetNoticesJob(db),
    [closePagesTask]: closePagesJob(parts),
    [forgetReadingsTask]: forgetReadingsJob(db, config.readingsKeptMonths),
    [forgetMergesTask]: forgetMergesJob(db),
    [copyCommissionsTask]: copyCommissionsJob(db),
    [fillPlacesTask]: fillPlacesJob(parts),
    [tellPendingTask]: tellPendingJob(parts),
    [addUpSumsTask]: addUpSumsJob(db),
    [publishDueTask]: publishDueJob(db),
    [remindOfChargesTask]: remindOfChargesJob(parts),
    [remindOnEveTask]: remindOnEveJob(parts),
    [tendRentalsTask]: tendRentalsJob(parts),
    [runMonthsTask]: runMonthsJob(parts),
    [deliverAnnouncementTask]: deliverAnnouncementJob(parts),
    [sendDueAnnouncementsTask]: sendDueAnnouncementsJob(db),
    [passwordResetTask]: passwordResetJob(parts),
    [confirmationTask]: confirmationJob(parts),
    [sendPushTask]: sendPushJob(db, config),
    ...(config.smtpUrl === null ? {} : { [sendMailTask]: sendMailJob(db, config.smtpUrl, config.mailFrom) }),
  };
}

/** When what runs by the clock runs; the clock is UTC. */
export const jobSchedule = [
  "17 6 * * * forget_expired",
  `* * * * * ${sendDueAnnouncementsTask}`,
  `*/5 * * * * ${expireEnrolmentsTask}`,
  `23 6 * * * ${forgetNoticesTask}`,
  `5 3 * * * ${closePagesTask}`, // a new day has begun in Brasília
  `31 6 * * * ${forgetReadingsTask}`,
  `29 6 * * * ${forgetMergesTask}`,
  `41 6 * * * ${extendClassesTask}`,
  `53 * * * * ${copyCommissionsTask}`,
  `37 * * * * ${addUpSumsTask}`,
  `11 7 * * * ${publishDueTask}`,
  `*/5 * * * * ${fillPlacesTask}`,
  `*/5 * * * * ${tendRentalsTask}`,
  `11 7 * * * ${runMonthsTask}`,
  `7,37 * * * * ${remindOfChargesTask}`,
  `*/15 * * * * ${remindOnEveTask}`,
  `*/15 * * * * ${tellPendingTask}`,
].join("\n");
