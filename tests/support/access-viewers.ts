import { actors } from "./actors";

/**
 * Fields, and who sees them: of their own side, and of the other side. An athlete's own side is the arena with all its
 * athletes: what they see of others there is in `otherAthletes`.
 */
export interface Viewers {
  own: string;
  other: string;
  fields: string;
}

const everyone = actors.join(" ");
const everyoneButTemporary = actors.filter((actor) => actor !== "temporary").join(" ");

/** Names of fields that hold personal data: a field with such a name has to be in the list below. */
export const personalNames =
  /^(?!viewer|lacks)(.*(email|phone|whatsapp|cpf|cnpj|birth|fullAddress|guardian|kinship|photo|device|contact|(payer|child|client|athlete)Name$)|notes?$)/i;

/**
 * Contacts, documents, birth dates, guardians, notes about persons, names of those who pay; at the end what businesses
 * publish of themselves.
 */
export const personalData: Viewers[] = [
  {
    own: "admin",
    other: "",
    fields: `
      FinancialTransaction.payerName`,
  },
  {
    own: "admin",
    other: "admin",
    fields: `
      AccountSession.device Contract.document`,
  },
  {
    own: "athlete",
    other: "",
    fields: `
      Athlete.agenda Athlete.clubs Athlete.cpf Athlete.nextUp Athlete.notes Viewer.guardianships`,
  },
  {
    own: "manager",
    other: "",
    fields: `
      Notice.text PushDevice.device Viewer.pushDevices`,
  },
  {
    own: "teacher",
    other: "",
    fields: `
      TeacherProfile.cpf TeacherProfile.phone TeacherProfile.profileHistory`,
  },
  {
    own: "federation admin",
    other: "admin",
    fields: `
      FederatedCertification.document Federation.cnpj Federation.email Federation.fullAddress Federation.phone
      FederationMember.email`,
  },
  {
    own: "manager admin",
    other: "admin",
    fields: `
      Arena.cnpj Arena.contactPhone Arena.email Arena.whatsApp ArenaAthlete.note ArenaManager.email Athlete.gender
      Athlete.guardianships Boleto.note BoletoPayer.name BoletoPayer.postalCode BoletoPayer.street BankLine.text CourtRental.note LatePayer.name PossibleDuplicate.sameBirthDate
      RecentPayment.name TeacherArena.email TeacherArena.phone TeacherArena.profileHistory
      UnreachedPerson.contact`,
  },
  {
    own: "teacher admin",
    other: "admin",
    fields: `
      Certification.document`,
  },
  {
    own: "athlete federation admin",
    other: "admin",
    fields: `
      ManagementInvitation.email`,
  },
  {
    own: "athlete manager admin",
    other: "admin",
    fields: `
      Athlete.birthDate Athlete.classRecord Athlete.lacksEmail Athlete.profileHistory Charge.payerName
      CourtRental.clientName CourtRental.contact CreditLine.note DayUse.clientName DayUse.contact
      Guardianship.childName Guardianship.email Guardianship.kinship Guardianship.name Guardianship.phone
      JoinRequest.athleteName MonthlyPlan.athleteName PairInvitation.sentByEmail`,
  },
  {
    own: "manager federation admin",
    other: "admin",
    fields: `
      ArenaInBrief.fullAddress`,
  },
  {
    own: "teacher manager admin",
    other: "admin",
    fields: `
      CommissionStatement.note`,
  },
  {
    own: "athlete teacher manager admin",
    other: "admin",
    fields: `
      Athlete.email Athlete.isMinor Athlete.phone Athlete.progressNotes Match.notes ProgressNote.text`,
  },
  {
    own: "teacher manager federation admin",
    other: "admin",
    fields: `
      Arena.fullAddress`,
  },
  {
    own: "athlete teacher manager federation admin",
    other: "",
    fields: `
      UserSession.device`,
  },
  {
    own: "athlete teacher manager federation admin",
    other: "athlete teacher manager federation admin",
    fields: `
      Athlete.photoPath`,
  },
  {
    own: "athlete teacher manager federation admin temporary",
    other: "admin",
    fields: `
      User.email User.emailConfirmed User.name`,
  },
  {
    own: everyoneButTemporary,
    other: "",
    fields: `
      PublicArena.fullAddress PublicArena.whatsApp`,
  },
  {
    own: everyone,
    other: "",
    fields: `
      ConfirmationLink.email Platform.cnpj Platform.contactEmail Platform.contactPhone Platform.officerEmail`,
  },
];

/** Names of fields that hold money: a field with such a name has to be in the list below. */
export const moneyNames =
  /InCents$|pix|charges?$|finance|revenue|commission|payment|refund|coupon|discount|latePayer|bank|monthlyPlan|months?Due|pricesIf|debt|overdue|paid|^credit/i;

/** Charges, payments, commissions, reports; at the end the prices that are public. */
export const money: Viewers[] = [
  {
    own: "admin",
    other: "",
    fields: `
      FinancialTransaction.amountInCents FinancialTransaction.paidOn PlatformMonth.revenueInCents
      PlatformSummary.monthRevenueInCents`,
  },
  {
    own: "admin",
    other: "admin",
    fields: `
      Contract.priceInCents FinancialReport.paidInCents FinancialReport.pendingInCents
      FinancialReport.totalInCents`,
  },
  {
    own: "athlete",
    other: "",
    fields: `
      Athlete.openCharges OpenCharges.amountInCents OpenCharges.overdueCount`,
  },
  {
    own: "federation admin",
    other: "admin",
    fields: `
      Federation.charges Federation.pixKey ReportedChampionship.openInCents
      ReportedChampionship.receivedInCents`,
  },
  {
    own: "manager admin",
    other: "admin",
    fields: `
      Arena.bankReconciliation Arena.charges Arena.classPlans Arena.commissions Arena.finance
      Arena.monthDue Arena.monthlyPlans Arena.monthsDue Arena.pixKey Arena.priceLines
      Arena.remindsOfCharges ArenaFigures.overdueCount ArenaFigures.overdueInCents
      ArenaFigures.receivedLastMonthInCents ArenaFigures.receivedThisMonthInCents
      ArenaFinance.latePayerCount ArenaFinance.latePayers ArenaFinance.overdueInCents
      ArenaFinance.pendingInCents ArenaFinance.receivedInCents ArenaFinance.receivedLastMonthInCents
      ArenaFinance.receivedThisMonthInCents ArenaFinance.recentlyPaid ArenaSetUp.hasPixKey
      ArenaTask.amountInCents ArenaWeek.priceLines BankLine.amountInCents BankLine.charge
      BankLineSum.totalInCents BankSuggestion.charge CategoryReport.openInCents
      CategoryReport.receivedInCents ChargeList.charges ChargeList.overdueCount ChargeList.overdueInCents
      ChargeList.paidCount ChargeList.pendingInCents ChargeList.receivedInCents ChargeList.toRefundCount
      ChargeList.toRefundInCents ChargeList.totalInCents ClassPlan.priceInCents ClassSession.priceInCents
      CommissionMonth.closedInCents CommissionMonth.openInCents CommissionMonth.paidInCents
      CommissionRule.kind CommissionRule.model CommissionRule.value Enrolment.pricesIfCancelled
      Enrolment.refundInCents EnrolmentMoney.expectedInCents EnrolmentMoney.receivedInCents
      EnrolmentPayment.paidAt ExpectedWeek.expectedInCents FinalReport.openInCents
      FinalReport.receivedInCents LatePayer.chargeCount LatePayer.daysLate LatePayer.overdueInCents
      MonthDue.chargedInCents MonthDue.totalInCents PriceLine.hourlyRateInCents
      ReceivedInMonth.receivedInCents RecentPayment.paidAt RecentPayment.receivedInCents
      SessionStudent.unpaidInCents TeacherArena.commissionRules TeacherArena.commissionStatement
      Tournament.coupons TournamentCategory.pricesIfCancelled TournamentCategory.receivedInCents
      TournamentCoupon.discountInCents TournamentCoupon.discountPercent UnknownBoleto.receivedInCents`,
  },
  {
    own: "athlete manager admin",
    other: "admin",
    fields: `
      Athlete.charges AthleteClass.priceInCents AthleteClass.unpaidInCents AthleteClassArena.creditLines
      AthleteClassArena.credits AthleteClassArena.creditsLeft Boleto.amountInCents Boleto.charge Charge.amountInCents Charge.creditInCents
      Charge.entries Charge.fineInCents Charge.interestInCents Charge.method Charge.openInCents
      Charge.paidAt Charge.paidOn Charge.pixCode Charge.receivedInCents Charge.refundDueInCents Charge.refundedInCents
      CourtRental.charge CourtRental.feeInCents CourtRental.priceInCents DayUse.charge DayUse.feeInCents
      DayUse.priceInCents Enrolment.payment EnrolmentPayment.amountInCents EnrolmentPayment.openInCents
      EnrolmentPayment.pixCode LedgerEntry.amountInCents MonthlyCharge.amountInCents
      MonthlyPlan.amountInCents MonthlyPlan.charges MonthlyPlan.monthCharge PairInvitation.feeInCents`,
  },
  {
    own: "manager federation admin",
    other: "admin",
    fields: `
      Tournament.entries`,
  },
  {
    own: "teacher manager admin",
    other: "admin",
    fields: `
      CommissionEntry.amountInCents CommissionStatement.carriedInInCents
      CommissionStatement.carriedOutInCents CommissionStatement.correctionsInCents
      CommissionStatement.entries CommissionStatement.grossInCents CommissionStatement.paidOn
      CommissionStatement.payableInCents`,
  },
  {
    own: "athlete manager federation admin",
    other: "admin",
    fields: `
      AthleteEnrolment.feeInCents Enrolment.creditInCents Enrolment.feeInCents`,
  },
  {
    own: "athlete teacher manager admin",
    other: "admin",
    fields: `
      EntryFee.feeInCents TournamentRegistration.fullRefundDays TournamentRegistration.furtherFeeInCents
      TournamentRegistration.lateRefundPercent TournamentRegistration.memberDiscountPercent
      TournamentRegistration.memberFeeInCents TournamentRegistration.paymentDays
      TournamentRegistration.refundRule TournamentRegistration.secondFeeInCents
      TournamentRegistration.thirdFeeInCents`,
  },
  {
    own: "teacher manager federation admin",
    other: "admin",
    fields: `
      Arena.dayUseInCents Arena.hourlyRateInCents`,
  },
  {
    own: "athlete teacher manager federation admin",
    other: "",
    fields: `
      Viewer.commissionStatements`,
  },
  {
    own: everyoneButTemporary,
    other: "",
    fields: `
      OpenClass.priceInCents PlanOnSale.priceInCents PublicArenaDay.dayUseInCents
      PublicArenaDay.hourlyRateInCents PublicArenaDay.priceLines`,
  },
  {
    own: everyoneButTemporary,
    other: everyoneButTemporary,
    fields: `
      CategoryInBrief.feeInCents Tournament.feeInCents TournamentCategory.earlyFeeInCents
      TournamentCategory.feeInCents`,
  },
];

/**
 * The athletes of the side besides the athlete who calls, none of them a student of the teacher who calls: those two get
 * nothing of their personal data and money, not even an empty list. The child is the ward of the athlete who calls.
 */
export const otherAthletes: readonly string[] = [
  "listedAthlete",
  "unlistedAthlete",
  "claimedRecord",
  "minor",
  "guardianBond > child",
];

/** Where minors are named, and who sees the whole name; everyone else gets initials or nothing. */
export const minorNames: readonly (Viewers & { at: string })[] = [
  { at: "minor", own: "manager federation admin", other: "admin", fields: "Athlete.displayName" },
  { at: "guardianBond > child", own: "athlete manager admin", other: "admin", fields: "Athlete.displayName" },
  // The minor's record in the arena.
  { at: "arenaAthlete", own: "manager admin", other: "admin", fields: "ArenaAthlete.name" },
];
