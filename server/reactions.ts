/** What domains do when something has happened in another one, which knows nothing of them. */
import { arenaSignedUp } from "./arenas/arena.event";
import { forgetArenas } from "./arenas/forget-arenas.step";
import { changeAthleteAddress, forgetAthletes } from "./athletes/athlete-of-account.step";
import { callAthletes, meetAthletes } from "./athletes/athlete.access";
import { profileCorrected } from "./athletes/athlete.event";
import { claimAthlete } from "./athletes/claim-athlete.step";
import { forgetFederations } from "./federations/forget-federations.step";
import { changeTeacherAddress } from "./teachers/teacher-of-account.step";
import { positionsSettled } from "./competition/classification/positions-settled.event";
import { chargesPaid, chargesReopened } from "./billing/charge.event";
import { openFirstCourt } from "./courts/first-court.step";
import { athletesPlaying } from "./enrolments/athletes-playing.access";
import {
  assertNeverEntered,
  assertNothingEntered,
  placesAfterCategoryChange,
  placesAfterTournamentChange,
} from "./enrolments/places-after-change.step";
import { awaitPaymentAgain, confirmPaid } from "./enrolments/payments/places-paid.step";
import { assertNoPlaceDepends } from "./enrolments/profile-dependence.step";
import { accountsForgotten, addressChanged, addressProved } from "./identity/identity.event";
import { athletesRanked } from "./rankings/athletes-ranked.access";
import { awardPoints } from "./rankings/award-points.step";
import { athletesCalled } from "./scoring/athletes-called.access";
import {
  categoryChanged,
  categoryRemoved,
  tournamentChanged,
  tournamentRemoved,
} from "./tournaments/tournament.event";

arenaSignedUp.react(openFirstCourt);
addressProved.react(claimAthlete);
addressChanged.react(changeAthleteAddress);
addressChanged.react(changeTeacherAddress);
accountsForgotten.react(forgetArenas);
accountsForgotten.react(forgetFederations);
accountsForgotten.react(forgetAthletes);
tournamentChanged.react(placesAfterTournamentChange);
categoryChanged.react(placesAfterCategoryChange);
categoryRemoved.react(assertNeverEntered);
profileCorrected.react(assertNoPlaceDepends);
tournamentRemoved.react(assertNothingEntered);
positionsSettled.react(awardPoints);
chargesPaid.react(confirmPaid);
chargesReopened.react(awaitPaymentAgain);
meetAthletes(athletesPlaying);
meetAthletes(athletesRanked);
callAthletes(athletesCalled);
