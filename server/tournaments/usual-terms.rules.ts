/** How long a place waits for its payment, and what comes back to who leaves, unless the organiser says otherwise. */
export const usualTerms = { paymentDays: 3, fullRefundDays: 7, lateRefundPercent: 50 } as const;
