(footprint "PinHeader_1x02" (layer "F.Cu")
  (pad "1" thru_hole circle (at 0 0.00) (size 1.7 1.7) (drill 1) (layers "*.Cu" "*.Mask"))
  (pad "2" thru_hole circle (at 0 2.54) (size 1.7 1.7) (drill 1) (layers "*.Cu" "*.Mask"))
)
