/** At most this many photos or albums leave most of a wide screen empty. */
export const FEW = 6;
