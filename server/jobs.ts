import "./reactions";
import type { TaskList } from "graphile-worker";
import { forgetExpiredJob } from "./identity/forget-expired.job";
import { confirmationTask, passwordResetTask } from "./identity/mail-requests.action";
import { confirmationJob, passwordResetJob } from "./identity/mail-requests.job";
import type { Config } from "./platform/config";
import type { Database } from "./platform/database";
import { createOutbox, sendMailTask } from "./platform/mail/outbox";
import { sendMailJob } from "./platform/mail/send-mail.job";
import { expireEnrolmentsJob, expireEnrolmentsTask } from "./enrolments/expire-enrolments.job";

/** Everything that runs in the background, by the name it is queued under. */
export function jobTasks(config: Config, db: Database, publicUrl: () => string): TaskList {
  const parts = { db, outbox: createOutbox(config.smtpUrl !== null), publicUrl };
  return {
    forget_expired: forgetExpiredJob(db),
    [expireEnrolmentsTask]: expireEnrolmentsJob(parts),
    [passwordResetTask]: passwordResetJob(parts),
    [confirmationTask]: confirmationJob(parts),
    ...(config.smtpUrl === null ? {} : { [sendMailTask]: sendMailJob(db, config.smtpUrl, config.mailFrom) }),
  };
}

/** When what runs by the clock runs; the clock is UTC. */
export const jobSchedule = ["17 6 * * * forget_expired", `*/5 * * * * ${expireEnrolmentsTask}`].join("\n");
