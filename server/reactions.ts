/** What domains do when something has happened in another one, which knows nothing of them. */
import { keepReadCounts } from "./announcements/announcement.step";
import { arenaReactivated, arenaSignedUp } from "./arenas/arena.event";
import { forgetArenas } from "./arenas/arena.step";
import { acceptArena } from "./arenas/arena-managers.step";
import { changeAthleteAddress, createSignedUpAthlete, forgetAthletes } from "./athletes/own-athlete.step";
import { showArenaAthletes } from "./athletes/arena-athletes/arena-athlete.access";
import { callAthletes, meetAthletes, nameMinors } from "./athletes/athlete.access";
import { profileCorrected, recordsAddressed } from "./athletes/athlete.event";
import { federationActivated } from "./federations/federation.event";
import { namedByConsent, ownChildren } from "./guardians/guardian.access";
import { forgetFederations, joinFederation } from "./federations/federation.step";
import { changeTeacherAddress } from "./teachers/teacher.step";
import { teachingEnds, teachingMoved } from "./teachers/teacher.event";
import { noticesExpiring } from "./notices/notice.event";
import { leaveNotices } from "./notices/notice.step";
import { keepDevice } from "./notices/push/push.step";
import { toldByMail } from "./platform/mail/mail.event";
import { awardLate } from "./competition/classification/category-progress.step";
import { positionsSettled } from "./competition/classification/positions-settled.event";
import { adjustRentalCharge, chargeBookings, dropBookingCharges } from "./billing/booking-charge.step";
import { chargeClass, dropUnpaidClasses, soldAmong } from "./billing/class-charge.step";
import { chargesPaid, chargesReopened, creditReceived } from "./billing/charge.event";
import { copyCommission } from "./billing/commissions/commission.step";
import { moveCommissions, moveCharges } from "./billing/hand-over-charges.step";
import { bookingsCancelled, bookingsConfirmed, rentalMoved } from "./bookings/booking.event";
import { addDayUsesAhead } from "./bookings/day-use/day-use.step";
import { attendanceTaken } from "./classes/attendance.event";
import { classBought, creditsReturned } from "./classes/credits/class-bought.event";
import { knowSoldCredits } from "./classes/credits/held-credits.step";
import { ownStudents, studentsCalled } from "./classes/class.access";
import { assertNothingAhead, moveClasses } from "./classes/classes-of-person.step";
import { openFirstCourt } from "./courts/court.step";
import { hoursChanging } from "./courts/opening.event";
import {
  moveUpAtArena,
  moveUpAtFederation,
  assertNeverEntered,
  assertNothingEntered,
  placesAfterCategoryChange,
  placesAfterCategoryRemoval,
  placesAfterTournamentChange,
} from "./enrolments/places-after-change.step";
import { athletesPlaying } from "./enrolments/enrolment.access";
import { awaitPaymentAgain, confirmPaid, receiveCredit } from "./enrolments/payments/payment.step";
import {
  accountsForgotten,
  addressChanged,
  addressProved,
  managementAccepted,
  sessionReplaced,
} from "./identity/identity.event";
import { askOwners } from "./merging/merging.step";
import { assertNoPlaceDepends, assertNoResultAbove } from "./enrolments/profile-changes.step";
import { athletesRanked } from "./rankings/ranking.access";
import { awardPoints } from "./rankings/ranking.step";
import { athletesCalled } from "./scoring/scoring.access";
import {
  categoryChanged,
  categoryGone,
  categoryRemoved,
  rankingAttachedLate,
  tournamentChanged,
  tournamentRemoved,
} from "./tournaments/tournament.event";

toldByMail.react(leaveNotices);
sessionReplaced.react(keepDevice);
noticesExpiring.react(keepReadCounts);
arenaSignedUp.react(openFirstCourt);
arenaReactivated.react(moveUpAtArena);
federationActivated.react(moveUpAtFederation);
addressProved.react(createSignedUpAthlete);
recordsAddressed.react(askOwners);
addressChanged.react(changeAthleteAddress);
addressChanged.react(changeTeacherAddress);
teachingEnds.react(assertNothingAhead);
teachingMoved.react(moveClasses);
teachingMoved.react(moveCharges);
teachingMoved.react(moveCommissions);
attendanceTaken.react(copyCommission);
classBought.react(chargeClass);
creditsReturned.react(dropUnpaidClasses);
hoursChanging.react(addDayUsesAhead);
bookingsConfirmed.react(chargeBookings);
bookingsCancelled.react(dropBookingCharges);
rentalMoved.react(adjustRentalCharge);
managementAccepted.react(acceptArena);
managementAccepted.react(joinFederation);
accountsForgotten.react(forgetArenas);
accountsForgotten.react(forgetFederations);
accountsForgotten.react(forgetAthletes);
tournamentChanged.react(placesAfterTournamentChange);
categoryChanged.react(placesAfterCategoryChange);
categoryRemoved.react(assertNeverEntered);
categoryGone.react(placesAfterCategoryRemoval);
profileCorrected.react(assertNoPlaceDepends);
profileCorrected.react(assertNoResultAbove);
tournamentRemoved.react(assertNothingEntered);
positionsSettled.react(awardPoints);
rankingAttachedLate.react(awardLate);
chargesPaid.react(confirmPaid);
chargesReopened.react(awaitPaymentAgain);
creditReceived.react(receiveCredit);
knowSoldCredits(soldAmong);
meetAthletes(athletesPlaying);
meetAthletes(athletesRanked);
callAthletes(athletesCalled);
callAthletes(studentsCalled);
callAthletes(ownChildren);
nameMinors(namedByConsent);
showArenaAthletes(ownStudents);
