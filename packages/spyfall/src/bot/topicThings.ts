import type { Topic } from '../places/place.ts';

/**
 * Things and doings of a subject, in people's words: they tell what a question is about, and an answer that has one of them
 * says something. A stem stands for every word that begins with it, one with `=` for that word alone.
 */
export const topicThings: Readonly<Record<Topic, string>> = {
  clothes:
    'rags= fancy= ' +
    'кожаное= кожаная= кожаный= кожаные= сменка= сменку= practical ' +
    'параде= парадн нарядил ' +
    'спецовк сереж бусик formal smart= dressy= костюмчик приодет ' +
    'аксессуар бант бахил босоножк бреешь бритва броня= брошь ветровк выряди дождевик дубленк дырявы закута заплатк запонк значк значок каблуч кед= кедах= кеды= кольц косух куртец лохмот маникюр маск ' +
    'медальон мокасин накидк накидыва накинул накинуть= наколк напяли нацепи нашивк облачал облачен пальтишк переобу плеч погон подошв пончо портян принаряд приоде пятк пятна пятно раздет размер= разоде ' +
    'расфуфыр резинов рюшк ряса= рясе= сарафан свитшот сланц слоев слой снять= стельк стирае стирать= стирк стрижк сутан тапул тельняш толстовк трость тряпье укута утюг худи= цепочк шелк шлеп шнурк шпор ' +
    'штопа шубейк шубк экип эполет ' +
    'apparel apron armband attire bald= bandana bracelet clogs crown= earring flip= garb= garment gown haircut headgear heel= hooded ironing= laundry= layers= leggings loafers mask= masks= necklace pocket= ' +
    'poncho puffer ring= rings= scrubs shave= shaved= stilettos trainers= tunic turban tux= tuxedo undress veil= veils= ',
  sounds:
    'наушник мухи= жужж ' +
    'разговар разговор переговар балак шепч ' +
    'акустик барабанн басы= беседу болтаете= болтают= бормоч бренч бряц бубн вопит вопл вопят галдел галдит галдят глохн глухи гогот гомон горн граммофон грохот грохоч динамик дребезж жужж журч заорать= ' +
    'заору= каркае клокоч колонк крикнеш крикну= крикнуть= кричать= кричите= кричишь= кукаре лязг магнитол матюг мегафон микрофон музло мурлы мычан мычит мяу оглох оглуш орал орет= орешь патефон перекрик ' +
    'писк пищит пластинк поговорить= попискив ржание ржут= ритм ропот рупор рычат стон стрекоч такт тарахт тикает тишь треск трещат трещит трубы= трубят трындят урч хохот хохоч хруст чирик шептат шипени ' +
    'шипит щебе ' +
    'audible background beep chatter chatting= cheering chirp clang clank click conversation crackl deaf= decibel drumming earmuff footstep groan hiss laugh melody meow microphone moan murmur mutter neigh ' +
    'purr rattl rumbl screech shout silence= singing= speaker squeak thud thump tune= tweet= volume= wail yell ',
  smells:
    'надуш ' +
    'дышит дышат надыш ' +
    'сперт сперто ' +
    'амбрэ вонюч вынюх гарью= гнил задохн задыха зловон носопыр одеколон освежит пахуч перд плесен потный принюх протух пукает пукну разит= смердит тухл чад= чадит ' +
    'aftershave armpit cologne deodorant foul= freshener fumes= mildew mold musty nostril pungent stank sweaty= ',
  fears:
    'помогите помощь= ' +
    'гонится= гонятся= погон преслед выжив ' +
    'испуг осторож беречь= остерег спасат спасут= угроб careful beware frightening фатал пострад безнадеж ' +
    'адренал амба= ампут вернемся= вернешься= вернут= взрыв= взрывы= влип вляпа волнительн волнует волнуешь выберемся= выберешься= грохнут дохнут дрейф дрожат дрожишь жалит жив-здоров жив= живой= живые= ' +
    'живым= живыми= задуш замоч зареж засад зассал землетряс избить изувеч инфаркт капец= каюк= кирдык кокн колен= коленк кондрат кранты лавин ловушк мандраж мертвец наводнен наложил напорот неприятност ' +
    'несчаст обвал обделал обжечь обморок обожг обоср ожог отрав очко= очково= очкуешь= очкую= очкуют= пережив песец= побаива побоял поджилк пожар= покойник поломать помир попадо порежу порезат поседе ' +
    'поскольз предаст предат придуш прикончат пришьют пропада пропасть= пырн пытают пытк расстрел свалит свалюсь сгинуть сдохн сорватьс сорвусь спасай спасемс спасен спасешь ссыкот ссыт ссыш сунешься= ' +
    'сунул сунуться сыкот тонут= трус= трусит трусишь трындец трясешься= трясутся= ужалит ужас= ужасн ужасы= укол= ураганы= утечк фоби хана= худш целым= целыми чпок эвакуац экстрим ' +
    'accident anxiety anxious attack casualt catastroph deadly doom dread drown emergency endanger freak fright hazard horrif horror killer lava= lethal peril perish phobia shiver sketchy spook stab= ' +
    'stabbed strangl sweaty torture tragedy tragic trap= traps= tremble trembling wound ',
  money:
    'копил копить= накоп заначк дороговато недешев недорог халяву бюджетн кредитк счет= expensive= freebie ripoff worthless ' +
    'аванс аренд бабла базар= бакс банкрот бартер барыг безнал бохато брилл буржу выкуп дофига= драгоцен жадн жмот ипотек казна= казну= калым карточк клад= клады= копишь косар лавк люкс= мажор мзда мзду ' +
    'миллион минус= минусах= минусе= навар нажи накопи натурой= обменив обменя обошлос оклад окуп олигарх плюсах= плюсе= подзараб подкалым подкуп полтинник получаете= получаешь= получают= получка= получку= ' +
    'потрат продул проигр разор распродаж роскош рынке= рынок= самоцвет сбереж сбросились сдача= сдачу= скидк скинулис скинут складчин скряг сокровищ состоятельн спекул спустить= стырить= тугрик тысяч= ' +
    'тысячи= убытк финанс щедр элитн ювелир ярмарк ' +
    'bank= banks= barter bet= bets= betting billionaire brib cashier cents checkout compensat diamond dime= donate donation fortune= funding funds= generous greedy haggl income invest jackpot jewels loan ' +
    'lottery luxur market= markets= millionaire penny= pricy riches savings= spent= stingy tipped trade= trading= treasure wasting ',
  food:
    'потчу потчев ' +
    'аллерг апельсин арбуз банан баранин= барбекю батон бекон бифштекс булк булоч бургер ведер ветчин вилкой винегрет виноград выпечк гамбург гарнир говядин горячее= готовк гречк гриль груша= груши= гуляш ' +
    'деликатес дичи= дичь= доставк доширак дыни= дыня= живот= животе= жор= жора жрем жрет жрешь жру= жуем жуете= жуют= запива запить= запьем зефир икра= икру= индейк йогурт калор кастрюл кетчуп кефир ' +
    'кипяточ кисель клубник консерв котел= котелок кофеин краб креветк кружк кукуруз курица= курицу= курятин майонез макдак малин мангал мармелад микроволн молочк морков морожен морс= недоед ням= нямк ' +
    'обожра объеда овсянк огурц огурчик оладь оливье откуш отоща официант палочк паштет пекар пекут переед перец= перловк печеш пивас плов= поднос пожарит пожрем пожрет полднич помидор пончик попкорн постн ' +
    'потолст похуд приготов пряност пюре рамен растолст рацион роллы= рыбное= сало= салфет сальц самовар сахар сварил сварит свекл свинин селедк семечк скатерт сковород сладеньк сладост сметан соль= соус ' +
    'специи= стакан= стаканы= стейк сухар сухой= сухпай схав сытост творог термос травк= трескаете трескать= тушен тушк устриц уха= уху= фастфуд фляг фуд= хинкали холодец хомяч хрючев хряпа худе= чаевнич ' +
    'чаек чаечк чайник чашк чипс чифир шпроты шурпа ' +
    'allerg bake= baked bakery banana beverage biscuit bites= boiled= burrito butter= cafeteria calor canteen carrot cater= catering cereal chew= chewing chewy chips= chow= corn= crab= cracker cuisine ' +
    'delivery dessert diet= diner= donut duck= famish fasting fattening fried= garlic gluten gourmet grape= grapes= grill gulp jam= kebab ketchup kettle lamb= leftovers lemon lobster mayo melon microwave ' +
    'muffin nosh nugget nutrition oatmeal omelet onion oven oyster pancake pantry peach peanut pear= pears= pepper= pickle pie= pies= popcorn potato provisions ramen ration= rations refill ribs= salmon ' +
    'salt= seafood serve= served= serves= serving= servings= shrimp sip= slurp starv sugar= sweets= taco takeout tasting teapot thirst tofu tomato tuna= turkey= vegetabl waffle waiter waitress yum ',
  work:
    'мозол чин= поприщ ' +
    'смена= смены= сменах сменщик старани лень= ленишь пота= поте= сверхуроч ' +
    'ассистент батрач бездельн бизнес бросит вахта= вахте= вахту= впахив горбати дедлайн делал= делала= делали= делиш завал заеб замотал запар запряг запряж изготавл изготовл ишач квалифик клиент контор ' +
    'корпишь легкотн лечат лечит лечишь лодыр мастерств миссии= нагрузк напарн наставник нелегк образован обучает обучал обучен обязательн освои ответствен отвечаешь= отчет= отчеты= офис= офисе= паха ' +
    'пашет= пашете= пашеш паши пашут= переработ повыси повышен подмастер подработ поручил потеешь= починит починк практику производ прохлажд ремесл ремонт сделал= сделано= сделать= сложн собираеш собират ' +
    'совещан спецоперац стаж= стажа стажир строит= суета= суетишь тренируеш тружусь тяжел тяжко= уволен увольня умота универ упахал успел= успела= успели= филони функци халтур хлопот чинит чинишь= чиню ' +
    'чинят= шьет шьешь ' +
    'accomplish achieve apprentice assignment challenge challenging craft= crafts= deadline demanding diploma effort employ errand exhausted exhausting expertise hire= hired= intern= internship labor ' +
    'labour lazy= lifting= manage= manager occupation occupied overtime practice= practise productive qualif quit= routine slack stress= stressful struggle supervise trained= ',
  weather:
    'август апрел бриз= вентилятор весной= взмок взопре вспоте декабр дубар духовк жарищ жаровн загорат загоре задува закочен запаре запари засух зимн знойн зонтик иней июл июн капель каплет кондер крыша= ' +
    'крыше= крышей= крышу= летн ливан лужиц март= марте= мерзлот минус= минусовая мокрет муссон накрапыв ноябр обгоре околел окочур октябр опахал осенью= оттепел парит= парник пекл плюс= подмок подморож ' +
    'потно= продува промерз промозгл радуг роса= свежак свежеть= сгоре сентябр слякотн солнц солнышк спари сугроб сыреньк термометр туманн туча= тучи= тучк укрыти улке= упаре феврал цельси январ ' +
    'aircon april august breezy= celsius cyclone december downpour drizzl drought fahrenheit february frosty gloomy gust heater heating= heatstroke january july= june= melting mist= misty= monsoon muggy ' +
    'november october september sleet soaked= soaking sunburn= sunshade sunshine tanning temp= temps= thaw ',
  people:
    'staring= stare= подозрит общени ' +
    'зовут наедин общаетесь знакомы ' +
    'бабк банда= банде= банду= болтать= болтун братва братву бывш ватаг вдвоем= веришь= взаимоотнош взросл встрет встреч втроем= вчетвером= гостеприим грубиян грубы групп девах девк девушк девчат дедок ' +
    'дедуля детвор детишк джентльмен добрая= добрые= добрый= доверя дружит дружн дядень дядьк дядя= женат женского замужем= земляк злая= злой= злые= кавалер контингент конфликт кореш ладят= малыш местные= ' +
    'местными= местных= младен младш молодой= молодые= молодых= мужиц мужло мужского мужч населени недовер общаг общин одиноч одному= отряд= отряде= парочк пенсионер персон поболта подрост подруг подружк ' +
    'познаком потрепат предател приветлив публик сброд симпат собеседн сотрудник сплетн сплоч старичк старух старшее= столкн стукач тетень тетк тетя= тип= типок типы= толкот тусе= тусы= уважа хам= хамы= ' +
    'хамят холост чел= челик челов чувак чувих шайк школьник ' +
    'acquaint adults= attend babies= baby= beside= bro= bros= buddies buddy chatty companion comrades couple= couples= dude= dudes= elderly enemies= everybody= female= females= folk= gal= gals= gang= ' +
    'gangs= gender gossip group= groups= hanging= hangs= human inhabit introvert ladies= lads= lass male= males= married meeting= members= met= mingle mob= native older= pal= pals= person= persons= ' +
    'populated population residents= rival rude= socializ stranger teenager teens= toddler trust= young= younger= youngster ',
  tools:
    'камера= камеру= вещей ' +
    'колющ ' +
    'агрегат амулет барахл баул безделуш будильник валяет валяют веник верстак вооружен вскрыва гаечн девайс держа держит дрели= дрель железк игрушк изолент инвентар календар кирку= клатч клей= клещи= ' +
    'ковер комод корзин котомк лопата= лопату= лопаты= лупа= метла= метлу= механизм мыла= мыло= носиш= нужная= нужное= оберег обстановк острое= острый= отверт открыва открыть= отрезат папк паяльник плед= ' +
    'плоскогуб полезная= полезного= полезное= полотенц портфел починить= прибамбас приблуд пригоди приправ= расческ режет режеш режут резать= реквизит рюкзач скарб скотч= сломает сломал стремянк сувенир ' +
    'сумоч сундук талисман таскаете таскаеш тачка= тряпк тумб тяжелое= узелок устройств утвар хлам= хозинвентар часики часы= чинит= швабр шмурд штуке= шуруп щетк электричеств ' +
    'accessories applianc basket battery belong= belongings broken= broom cable chain= chains= chest= clock= clocks= comb= crate drill= electricity fixing= furnish furnitur gadget= gadgets= gizmo glue= ' +
    'handy= household lighter lock= lying= marker mop= mug= packed= packing= pencil pipe= pipes= pliers pole= possessions remote= repair screwdriver sharp= sharpen soap= souvenir stick= sticks= string= ' +
    'tape= towel toy= toys= tray trinket trunk= useful= utensil wrench ',
  rest:
    'вечеринк развлекух ' +
    'хобби хоббис скоротат ' +
    'антракт баиньк баньк бессонн валяе веселье= веселья= вечерк вечером= видос волейбол вырубае выспит высыпа гульб гуляе гулянк гуляют= дартс джакузи дискот дрых забавы= задрем зевае играю= игрул йога= ' +
    'йогой= качел кемар клуб= клубе= книжечк койк комфорт концерт кости= кресл кутеж лавочк лежак лежанк лежбищ массаж мультик нарах= нарды= нары= настолк недосып ночлег ночую= ночуют обеденн одеял отвлеч ' +
    'отгул отдышат отрубае отрубит отрыва оттяга оттягив паузу= передохн передышк перекур переночев пикник пикничок пляж поваляе погулять= подрем подушеч позева поиграт покемар покер полежат попарит посид ' +
    'поспал потех прикемар прикорн присед присяд приткн прогул простын прохлажд пуфик развеять раскладуш релакс ржака рыбалк рыбач сауна= сиест скамей скамь сонн спал= спала= спальн спите= сплю= стрим ' +
    'табурет театр теннис тоска= удобств устроиться= хобби= цирк= чилим чилит чилиш чилл чиль чилят шашлындос ' +
    'amuse armchair bedroom bedtime bench billiards boredom bunk checkers chillin circus club= clubs= comfiest cushion darts disco downtime dozing gaming gig= gym= hangout hobbies jacuzzi leisure lounging ' +
    'massage naptime netflix offwork overnight pastime picnic poker reclin recreation sauna sheets= shows= siesta sitting= snooze snoozing tennis unwind video= videos= yoga ',
  travel:
    'велик= велике= великах= столица ' +
    'уезжа отъезд отъезжа отправля отправл ' +
    'домой= дома= nowhere direction ' +
    'бензин берега= ближайш близк вез= везем= везет= везете= везти= везут= вернулся= виза= визу= водител возврат входа= въезд выбират выезд выход глуши глушь гнать= грузовик дале= дальн далёк ' +
    'добежать= добежим довез долгота= дополз дотопа едем= едет= загран заезж заеха заправк захолуст земле= идем= идете= катаемся катает качает= координат магаз= магазина= материк мчимся неблизк недалеко= ' +
    'несемся ножк област обратно= объезд окраин остановит острове= отплыв отчалив пароход пассажир перебрат перекрест переправ пересадк перрон пешк пилот= плывет= подброс подвез подвоз подъез подъех ' +
    'ползем= попутк привал приеду приземл пробк провинц прогулк родин рулем= руль= самокат светофор скутер слинять= смыться= стоим= столиц стоян суша= суше= сушу= съезд тащились тащиться= теплоход топаем ' +
    'топаете топат трактор трамвай троллейбус трясет= укачива умотать= фургон центр= центра= центре= чапать= широта= шофер экипаж= электричк ' +
    'cab= closest commut coordinat countries= county cruise depart direction dock= docked downtown driven= driver drives= driving= earth= faraway fare= fast= fuel= gps headed heading= hitchhik home= land= ' +
    'landed landing leaving= mainland metro= nearest onboard overseas passenger petrol pickup pilot= plane= provinc reach= reachable region ridden= riding= rode= route= routes= rural scooter shortcut ' +
    'skateboard slow= speed= steer suburb takeoff tractor trips= truck= trucks= tube= uber urban walkable ',
  light:
    'зелени зелень ' +
    'стенах= стене= разукраш ' +
    'блест видать= вижу= витраж включ выключа выколи вырубают= вырубили гаснет гирлянд глаза= глазам= глазах= глазк гляди декорац жалюзи живопис занавес зрелищ зрение= иллюмин картинк красот лучин люстр ' +
    'мигает мигают наблюда неба= небе= небо= небом= небу= неон= неонов обзор обои= окошечк осмотр пестр погас погляде полумрак посмотреть= посмотришь= потолк потолок= проветр= прожект просвет разгляд ' +
    'разноцвет рассвел рассмотр сверка светил светишь серо= серый= слепит слепнут смеркае ставн стекл стемне сумрак сумрачн торшер увидеть= увидишь= увижу= цветные= цветов= штор щурит щуришь ярк ' +
    'blackout blinds= bulb= bulbs= candlelight candlelit ceiling chandelier curtain daylight dusk eyes= glare glimpse gloom= illuminat lantern midnight= moonlight neon scenic seen= sees= shining shutters= ' +
    'sight= sights= skies= sky= spotlight squint sunny= twilight ugly= unlit visibility visible ',
  rules:
    'законно легальн нелегал legal illegal шутить=  ' +
    'бегать= прыгать= трогать= бродить= воспрещ ' +
    'жульнич мухлев читер обман обманыв вранье cheating= cheater illegally never= ' +
    'аккредит воспит впишут впустит вход= входа= входн дезерт договор допуск допустим доступ дресс зайдет зайти= заходит изыма инспекц инструкт исключат= исключить= кодекс контракт конфиск косяк= косяки= ' +
    'косяч манер матюк можнали нагруби накосяч нахам нельз неподчин низзя обещан обязаны обязательно= отбира отнима отнимут отпуска отпуст отчисл побег= повинов подписать= подчиня полагает положен попало= ' +
    'приличи прилично= провин пройдет пройти= пропусти проходн проштраф пущ распорядк распорядок ревиз регистр режим= режимн самовол свободный= секреты= строг табл табу= уволить= уволят= устав= устава= ' +
    'уставу= фейсконтрол хамить= хамст чужаков ' +
    'acceptable access admission admit badge= behaving checkpoint compulsor cuss detention disallow expel guarded guestlist id= inspector invite= invites= kick= latecomer mandator obligat patrol penalt ' +
    'polic prohibit protocol queue regulat require reservation sanction schedule strictly strictness taboo ticketed ',
};
